import '../context/controls.css'
import './notice.css'

import type { Host } from '../sources/host'
import { allowedUrl } from './allowed-url'
import { createFeed } from './feed'

/** One window for the official inspector, however often it is opened. */
const WINDOW_NAME = 'xstateinspector'

const button = (label: string, onclick: () => void) =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'ins-button',
    textContent: label,
    onclick,
  })

/** Offers to show this page in the official Stately inspector; it opens nothing by itself. */
export const connectStately = (host: Host) => {
  const { searchParams } = new URL(location.href)
  const url = allowedUrl(searchParams.get('url'), location.origin)
  const notice = document.createElement('div')
  const message = document.createElement('p')
  let endFeed: (() => void) | undefined

  const open = button("Open in Stately's inspector", () => {
    const { origin } = new URL(url!)
    const isOffline = !navigator.onLine && origin !== location.origin
    const target = isOffline ? null : window.open(url!, WINDOW_NAME)
    message.textContent = isOffline
      ? 'There is no connection.'
      : 'The browser blocked the window. Allow pop-ups for this site and try again.'
    if (!target) return
    message.textContent =
      'It is open in another window. Close this message to end what it is shown.'
    endFeed = createFeed(host, target, origin)
    open.remove()
  })
  const close = button('Close', () => {
    endFeed?.()
    notice.remove()
  })
  notice.lang = 'en'
  notice.className = 'ins-notice'
  notice.setAttribute('role', 'status')
  message.textContent = url
    ? 'It opens in another window, from another site, and is shown the actors, events and data of this page until you close this message.'
    : 'This address is not allowed: it may be one of stately.ai or of this site.'
  notice.append(message, ...(url ? [open] : []), close)
  document.body.append(notice)
}
