import { createHost, type Host } from './sources/host'
import { createPanel, type Panel } from './panel/panel'
import { RECORDING_HASH } from './entry-hash'

let host: Host | undefined
let panel: Panel | undefined

const hostOf = () => (host ??= createHost())
const panelOf = () => (panel ??= createPanel(hostOf()))

const requested = () => new URLSearchParams(location.search).get('inspect')

/** Opens the panel at an actor, or the official inspector; by default as the address says. */
export const start = async (asked = requested()) => {
  if (asked === 'stately') {
    const { connectStately } = await import('./stately/connect')
    return connectStately(hostOf())
  }
  const { open, control } = panelOf()
  open(asked || null)
  if (!location.hash.startsWith(RECORDING_HASH)) return
  const { openHash } = await import('./recording/link')
  const fault = await openHash(location.hash)
  control.send({ type: 'mode.show', mode: 'recording' })
  if (fault !== null) control.send({ type: 'recording.refused', fault })
}

/** Opens the panel, or closes it. */
export const toggle = () => panelOf().toggle()
