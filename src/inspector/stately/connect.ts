import { words } from '../site'
import type { Host } from '../observe/host'
import { allowedUrl } from './allowed-url'
import { createFeed } from './feed'
import { showNotice } from '../views/notice'

/** The official inspector lives in one window, however often it is asked for. */
const WINDOW_NAME = 'xstateinspector'

/** Shows this page in the official Stately inspector, fed by the same stream as our own. */
export const connectStately = (host: Host) => {
  const { searchParams } = new URL(location.href)
  const url = allowedUrl(searchParams.get('url'), location.origin)
  if (!url) return showNotice(words.stately.refused)

  const open = () => {
    const target = window.open(url, WINDOW_NAME)
    if (!target) return false
    createFeed(host, target, new URL(url).origin)
    return true
  }
  if (open()) return showNotice(words.stately.connected)
  // A press of a button is what browsers want to see before they open a window.
  return showNotice(words.stately.blocked, { label: words.stately.open, press: open })
}
