// What can pause a carousel or a scene. Each function calls its listener with the present state and
// at every change, and returns a function that ends this.

export const observeVisibility = (listener: (isHidden: boolean) => void) => {
  const onChange = () => listener(document.hidden)
  onChange()
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export const observeIntersection = (element: Element, listener: (isOutside: boolean) => void) => {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    if (entry) listener(!entry.isIntersecting)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Of an element, or of the window if that is smaller. */
const MOST = 0.6
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20)

/** The same, but what is hardly in view counts as outside. */
export const observeMostInView = (element: Element, listener: (isOutside: boolean) => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const { height } = entry.boundingClientRect
      const most = MOST * Math.min(height, entry.rootBounds?.height ?? height)
      listener(!entry.isIntersecting || entry.intersectionRect.height < most)
    },
    { threshold: THRESHOLDS },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Observes whether the visitor attends to an element: points at it, or has it in view. */
export type ObserveActive = (
  element: HTMLElement,
  listener: (isActive: boolean) => void,
) => () => void

export const observeSize = (element: Element, listener: () => void) => {
  const observer = new ResizeObserver(listener)
  observer.observe(element)
  return () => observer.disconnect()
}

interface Pausable<Reason, Prefix extends string> {
  getSnapshot(): { context: { holds: readonly Reason[] } }
  send(event: { type: `${Prefix}.hold` | `${Prefix}.release`; reason: Reason }): void
}

/** Tells an actor when a reason to pause comes or goes, and only then. */
export const createHold =
  <Reason, Prefix extends string>(actor: Pausable<Reason, Prefix>, prefix: Prefix) =>
  (reason: Reason, holds: boolean) => {
    if (actor.getSnapshot().context.holds.includes(reason) !== holds)
      actor.send({ type: `${prefix}.${holds ? 'hold' : 'release'}`, reason })
  }
