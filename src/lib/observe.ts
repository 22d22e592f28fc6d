import type { ActorRefFrom } from 'xstate'

import type { motionMachine } from '#machines/motion.machine'

/**
 * The reasons for standing still that lie outside of a moving thing. Each watch calls its listener
 * at once and at every change, and returns what ends it.
 */

export const observeMotion = (
  motion: ActorRefFrom<typeof motionMachine>,
  listener: (snapshot: ReturnType<typeof motion.getSnapshot>) => void,
) => {
  listener(motion.getSnapshot())
  const subscription = motion.subscribe(listener)
  return () => subscription.unsubscribe()
}

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

/** Says whether something is looked at: at once where that is known, and at every change. */
export type ObserveActive = (
  element: HTMLElement,
  listener: (isActive: boolean) => void,
) => () => void

export const observeSize = (element: Element, listener: () => void) => {
  const observer = new ResizeObserver(listener)
  observer.observe(element)
  return () => observer.disconnect()
}
