import { isInGrip, unitsAt } from '#scenes/artboard'
import type { Grip } from '#scenes/scene'

import type { Touch } from './protocol'

const TYPES = {
  pointerdown: 'press',
  pointermove: 'move',
  pointerup: 'release',
  pointercancel: 'release',
  pointerleave: 'leave',
} as const

/** A press that lasts would open a menu. */
const keepForFinger = (event: Event) => {
  if ((event as PointerEvent).pointerType === 'touch') event.preventDefault()
}

/**
 * Observes what a pointer does on an element, in units of the artboard. What is pressed within the grip
 * is held: the pointer stays with it, and whatever is around it gets no swipe.
 *
 * @returns what ends that
 */
export const observeTouch = (
  element: HTMLElement,
  gripNow: () => Grip | undefined,
  tell: (touch: Touch) => void,
) => {
  const ending = new AbortController()
  const on = (event: PointerEvent) => {
    // A further button of a mouse opens a menu.
    if (event.button > 0) return
    const { pointerId, pointerType: pointer, offsetX: x, offsetY: y } = event
    const size = { width: element.clientWidth, height: element.clientHeight }
    const type = TYPES[event.type as keyof typeof TYPES]
    const touch = { type, pointer, ...unitsAt({ x, y }, size) }
    // A finger leaves with its release.
    if (type === 'leave' && pointer !== 'mouse') return
    const grip = type === 'press' && gripNow()
    if (grip && isInGrip(grip, touch)) {
      element.setPointerCapture(pointerId)
      event.stopPropagation()
    }
    tell(touch)
  }
  for (const type of Object.keys(TYPES)) element.addEventListener(type, on as EventListener, ending)
  // A browser would drag the image away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), ending)
  element.addEventListener('contextmenu', keepForFinger, ending)
  return () => ending.abort()
}
