import { observeLeaving } from './observe-leaving.ts'

interface PressListeners {
  begin: (event: PointerEvent) => void
  /** The pointer that presses has moved over the element. */
  move?: (event: PointerEvent) => void
  /** The pointer was lifted. */
  end: (event: PointerEvent) => void
  /**
   * The press is over without an effect: the browser took the pointer, another one came, or the
   * page was left.
   */
  cancel: () => void
}

/**
 * Observes the presses of a pointer on an element. A press belongs to the pointer that began it.
 * Two pointers on the page zoom it: there is no press then until both are lifted.
 *
 * @returns `isPressed`, and `stop`, which ends the observation
 */
export const observePress = (element: Element, { begin, move, end, cancel }: PressListeners) => {
  /** Fingers and pens on the page. Menus keep the release of a mouse to themselves. */
  const down = new Set<number>()
  /** The pointer that presses. */
  let own: number | undefined

  const onCancel = () => {
    if (own === undefined) return
    own = undefined
    cancel()
  }
  const onLeaving = () => {
    down.clear()
    onCancel()
  }
  // In the capture phase, before a part of the element can keep the press to itself.
  const onDown = ({ pointerId, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') down.add(pointerId)
    if (pointerId !== own) onCancel()
  }
  const onPress = (event: PointerEvent) => {
    const isAlone = [...down].every((pointer) => pointer === event.pointerId)
    // A further button of a mouse opens a menu.
    if (!isAlone || event.button > 0) return
    own = event.pointerId
    begin(event)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId === own) move?.(event)
  }
  const onUp = (event: PointerEvent) => {
    down.delete(event.pointerId)
    if (event.pointerId !== own) return
    if (event.type === 'pointercancel') return onCancel()
    own = undefined
    end(event)
  }

  const ending = new AbortController()
  const captured = { capture: true, signal: ending.signal }
  addEventListener('pointerdown', onDown, captured)
  addEventListener('pointerup', onUp, captured)
  addEventListener('pointercancel', onUp, captured)
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, listener as EventListener, ending)
  on('pointerdown', onPress)
  on('pointermove', onMove)
  const endLeaving = observeLeaving(onLeaving)
  return {
    isPressed: () => own !== undefined,
    stop: () => {
      endLeaving()
      ending.abort()
      onCancel()
    },
  }
}
