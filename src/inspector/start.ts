import { createHost, type Host } from './sources/host'
import { createPanel } from './panel/panel'

let host: Host | undefined
let panel: ReturnType<typeof createPanel> | undefined

const hostOf = () => (host ??= createHost())
const panelOf = () => (panel ??= createPanel(hostOf()))

/** Opens the panel at an actor, or Stately's inspector, as a query asks: the page's unless told. */
export const start = async (search = location.search) => {
  const asked = new URLSearchParams(search).get('inspect')
  if (asked === 'stately') {
    const { connectStately } = await import('./stately/connect')
    return connectStately(hostOf())
  }
  panelOf().open(asked || null)
}

/** Opens the panel, or closes it. */
export const toggle = () => panelOf().toggle()
