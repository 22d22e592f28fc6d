import { projectInHash } from '../../routing/anchors'

/** wouter tells the window of each address that it writes. */
const CHANGES = ['hashchange', 'pushState'] as const

/** Calls `listener` with the project that the address points at, now and whenever it changes. */
export const watchAddress = (listener: (id: number) => void) => {
  const look = () => {
    const id = projectInHash(location.hash)
    if (id !== null) listener(id)
  }
  look()
  for (const change of CHANGES) addEventListener(change, look)
  return () => CHANGES.forEach((change) => removeEventListener(change, look))
}
