// Observations that can pause a carousel or a scene. Each function calls its listener with the
// present state and at every change, and returns a function that ends this.

export const observeVisibility = (listener: (isHidden: boolean) => void) => {
  const onChange = () => listener(document.hidden)
  onChange()
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Observes whether the visitor attends to an element: points at it, or has it in view. `isAway`:
 * the element is out of sight, and begins anew when it comes back.
 */
export type ObserveActive = (
  element: HTMLElement,
  listener: (isActive: boolean, isAway?: boolean) => void,
) => () => void

export const observeSize = (element: Element, listener: () => void) => {
  const observer = new ResizeObserver(listener)
  observer.observe(element)
  return () => observer.disconnect()
}

interface Pausable<Reason, Prefix extends string> {
  getSnapshot(): { context: { pauseReasons: readonly Reason[] } }
  send(event: { type: `${Prefix}.pause` | `${Prefix}.resume`; reason: Reason }): void
}

/** Tells an actor when a reason to pause begins or ends, and only then. */
export const createPause =
  <Reason, Prefix extends string>(actor: Pausable<Reason, Prefix>, prefix: Prefix) =>
  (reason: Reason, isPresent: boolean) => {
    if (actor.getSnapshot().context.pauseReasons.includes(reason) !== isPresent)
      actor.send({ type: `${prefix}.${isPresent ? 'pause' : 'resume'}`, reason })
  }
