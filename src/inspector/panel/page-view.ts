import { site } from '../site'

/** The links of the page that lead to an actor. */
const stripsOf = (name: string) => {
  const actor = site
    .actors()
    .find(({ id, logic }) => id === name || ('id' in logic && logic.id === name))
  return actor ? [...document.querySelectorAll(`[href="${site.actorLink(actor.id)}"]`)] : []
}

/** Marks the parts of the page that show an actor; returns what takes the marks away. */
export const markActor = (name: string) => {
  const parts = stripsOf(name).map((strip) => strip.closest('[data-card]') ?? strip)
  for (const part of parts) part.setAttribute('data-inspected', '')
  return () => {
    for (const part of parts) part.removeAttribute('data-inspected')
  }
}

/** Neither out of the window nor behind the panel. */
const isSeen = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Scrolls to the strip of an actor; false if it is not there yet. */
const show = (name: string) => {
  const [strip] = stripsOf(name)
  if (strip && !isSeen(strip)) strip.scrollIntoView({ block: 'start', behavior: 'instant' })
  return Boolean(strip)
}

/**
 * Scrolls the page to where an actor can be seen, as soon as it is there. What the visitor does
 * meanwhile ends that.
 *
 * @param name the actor's id or its machine's
 */
export const showActor = (name: string) => {
  if (show(name)) return
  const waiting = new AbortController()
  const end = () => waiting.abort()
  for (const sign of ['pointerdown', 'wheel', 'keydown']) addEventListener(sign, end, waiting)
  waiting.signal.addEventListener(
    'abort',
    site.onActorsChange(() => show(name) && end()),
  )
}

/** The reader is back, and the page is where it was left. */
export const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')

/** Takes `?inspect` out of the address: a panel that was closed stays closed after a reload. */
export const forgetRequest = () => {
  const url = new URL(location.href)
  if (!url.searchParams.has('inspect')) return
  url.searchParams.delete('inspect')
  history.replaceState(history.state, '', url)
}
