import { words } from '../site'
import type { Host } from '../sources/host'
import { allowedUrl } from './allowed-url'
import { createFeed } from './feed'
import { showNotice } from '../panel/notice'

/** One window for the official inspector, however often it is opened. */
const WINDOW_NAME = 'xstateinspector'

/** Shows this page in the official Stately inspector. */
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
  // Browsers block a window that no press asked for.
  return showNotice(words.stately.blocked, { label: words.stately.open, press: open })
}
