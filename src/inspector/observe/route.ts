/** wouter announces its own navigations by these names; the browser announces the first. */
const EVENTS = ['popstate', 'pushState', 'replaceState', 'hashchange']

/** The path, and the place on the page; what is asked in between is the inspector's own. */
export const routeNow = () => location.pathname + location.hash

/** Calls `tell` with the path now, and with each that follows; returns what ends that. */
export const watchRoute = (tell: (path: string) => void) => {
  let path = ''
  const look = () => {
    if (routeNow() === path) return
    path = routeNow()
    tell(path)
  }
  // An actor that changes the address does so in the middle of its step, which is told first.
  const lookSoon = () => queueMicrotask(look)
  look()
  for (const event of EVENTS) addEventListener(event, lookSoon)
  return () => {
    for (const event of EVENTS) removeEventListener(event, lookSoon)
  }
}
