import { projectInHash } from '../../anchors'

/** wouter tells the window of each address that it writes. */
const CHANGES = ['hashchange', 'pushState'] as const

/** Calls `listener` with the project that the address points at, now and whenever it changes. */
export const watchAddress = (listener: (id: number) => void) => {
  const look = () => {
    const id = projectInHash(location.hash)
    if (id === null) return
    listener(id)
    // The browser looked for it when it was not there yet.
    requestAnimationFrame(() => {
      const project = document.getElementById(location.hash.slice(1))
      project?.scrollIntoView()
      project?.querySelector('h2')?.focus({ preventScroll: true })
    })
  }
  look()
  for (const change of CHANGES) addEventListener(change, look)
  return () => CHANGES.forEach((change) => removeEventListener(change, look))
}
