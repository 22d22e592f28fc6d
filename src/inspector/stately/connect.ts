import { words } from '../site'
import type { Host } from '../sources/host'
import { allowedUrl } from './allowed-url'
import { createFeed } from './feed'
import { showNotice } from '../panel/notice'

/** One window for the official inspector, however often it is opened. */
const WINDOW_NAME = 'xstateinspector'

const { stately } = words

/** Offers to show this page in the official Stately inspector; it opens nothing by itself. */
export const connectStately = (host: Host) => {
  const { searchParams } = new URL(location.href)
  const url = allowedUrl(searchParams.get('url'), location.origin)
  if (!url) return showNotice(stately.refused)
  const { origin } = new URL(url)

  const open = () => {
    if (!navigator.onLine && origin !== location.origin) showNotice(stately.offline)
    else {
      const target = window.open(url, WINDOW_NAME)
      if (target) showNotice(stately.connected, undefined, createFeed(host, target, origin))
      else offer(stately.blocked)
    }
    return true
  }
  const offer = (text: string) => showNotice(text, { label: stately.open, press: open })
  return offer(stately.ask)
}
