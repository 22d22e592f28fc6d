import { site } from '../site'

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
  for (const event of site.navigationEvents) addEventListener(event, lookSoon)
  return () => {
    for (const event of site.navigationEvents) removeEventListener(event, lookSoon)
  }
}
