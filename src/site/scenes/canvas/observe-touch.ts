import { isInGrip, unitsAt } from '../artboard.ts'
import type { Grip } from '../scene.ts'

import { observePress } from '#lib/observe-press.ts'
import type { Touch } from './protocol.ts'

/** Prevents the menu that a long press would open. */
const preventTouchMenu = (event: Event) => {
  if ((event as PointerEvent).pointerType === 'touch') event.preventDefault()
}

/**
 * Observes what a pointer does on an element, in units of the artboard. A press within the grip
 * holds the pointer: elements around get no swipe then.
 *
 * @returns what ends the observation
 */
export const observeTouch = (
  element: HTMLElement,
  gripNow: () => Grip | undefined,
  onTouch: (touch: Touch) => void,
) => {
  /** The last touch that was reported: the event that ends a press may have no position. */
  let last: Touch | undefined
  const report = (type: Touch['type'], event: PointerEvent) => {
    const { left, top } = element.getBoundingClientRect()
    const point = { x: event.clientX - left, y: event.clientY - top }
    const size = { width: element.clientWidth, height: element.clientHeight }
    last = { type, pointer: event.pointerType, ...unitsAt(point, size) }
    onTouch(last)
  }
  const press = observePress(element, {
    begin: (event) => {
      report('press', event)
      const grip = gripNow()
      if (!grip || !last || !isInGrip(grip, last)) return
      element.setPointerCapture(event.pointerId)
      event.stopPropagation()
    },
    move: (event) => report('move', event),
    end: (event) => {
      if (event.composedPath().includes(element)) report('release', event)
    },
    cancel: () => {
      if (last && last.type !== 'leave') onTouch({ ...last, type: 'release' })
    },
  })
  const ending = new AbortController()
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, listener as EventListener, ending)
  on('pointermove', (event) => {
    const isOver = event.pointerType !== 'touch' && !press.isPressed()
    if (isOver) report('move', event)
  })
  on('pointerleave', (event) => {
    // A finger leaves with its release, without a `leave` of its own.
    if (event.pointerType !== 'touch') report('leave', event)
  })
  // A browser would drag the image away.
  on('dragstart', (event) => event.preventDefault())
  on('contextmenu', preventTouchMenu)
  return () => {
    press.stop()
    ending.abort()
  }
}
