import { site } from '../seam'

/** Path and hash; the query is the inspector's own. */
export const routeNow = () => location.pathname + location.hash

/** Calls `tell` with the route, and with each that follows; returns what ends that. */
export const watchRoute = (tell: (path: string) => void) => {
  let path = ''
  const look = () => {
    if (routeNow() === path) return
    path = routeNow()
    tell(path)
  }
  // An actor may navigate in the middle of a step, which is to be logged first.
  const lookSoon = () => queueMicrotask(look)
  look()
  for (const event of site.navigationEvents) addEventListener(event, lookSoon)
  return () => {
    for (const event of site.navigationEvents) removeEventListener(event, lookSoon)
  }
}
