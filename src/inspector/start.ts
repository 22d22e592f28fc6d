import { words } from './site'
import { createHost, type Host } from './sources/host'
import { createPanel, type Panel } from './panel/panel'
import { RECORDING_HASH } from './entry-hash'

let host: Host | undefined
let panel: Panel | undefined

const hostOf = () => (host ??= createHost())
const panelOf = () => (panel ??= createPanel(hostOf()))

const requested = () => new URLSearchParams(location.search).get('inspect')

/** Opens the panel at an actor, its window or the official inspector; by default as the address says. */
export const start = async (asked = requested()) => {
  if (asked === 'window') return showWindow()
  if (asked === 'stately') {
    const { connectStately } = await import('./stately/connect')
    return connectStately(hostOf())
  }
  panelOf().open(asked || null)
  if (location.hash.startsWith(RECORDING_HASH)) await openLinked()
}

/** Opens the recording in the address, if it is valid. */
const openLinked = async () => {
  const { openHash } = await import('./recording/link')
  const fault = await openHash(location.hash)
  if (fault === null) panelOf().show('recording')
  else {
    const { showNotice } = await import('./panel/notice')
    showNotice(fault)
  }
}

/** Browsers block a window that no press asked for: then a button offers it. */
const showWindow = async () => {
  const { openWindow } = panelOf()
  if (openWindow()) return
  const { showNotice } = await import('./panel/notice')
  showNotice(words.popupBlocked, { label: words.ownWindow, press: openWindow })
}

/** Opens the panel, or closes it. */
export const toggle = () => panelOf().toggle()
