import '../context/controls.css'
import './notice.css'

import { words } from '../site'
import type { Host } from '../sources/host'
import { allowedUrl } from './allowed-url'
import { createFeed } from './feed'

/** One window for the official inspector, however often it is opened. */
const WINDOW_NAME = 'xstateinspector'

const { stately } = words

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

  const open = button(stately.open, () => {
    const { origin } = new URL(url!)
    const isOffline = !navigator.onLine && origin !== location.origin
    const target = isOffline ? null : window.open(url!, WINDOW_NAME)
    message.textContent = isOffline ? stately.offline : stately.blocked
    if (!target) return
    message.textContent = stately.connected
    endFeed = createFeed(host, target, origin)
    open.remove()
  })
  const close = button(words.close, () => {
    endFeed?.()
    notice.remove()
  })
  notice.className = 'ins-notice'
  notice.setAttribute('role', 'status')
  message.textContent = url ? stately.ask : stately.refused
  notice.append(message, ...(url ? [open] : []), close)
  document.body.append(notice)
}
