import { observePress } from './observe-press.ts'

/** A shorter movement is a tap. */
const SWIPE_PX = 40

/**
 * Calls `listener` when a finger or pen has swiped over an element, with how far it went to the right, in pixels;
 * returns a function that ends this.
 */
export const observeSwipe = (element: Element, listener: (distance: number) => void) => {
  let startX = 0
  const { stop } = observePress(element, {
    begin: ({ clientX }) => {
      startX = clientX
    },
    end: ({ clientX, pointerType }) => {
      const distance = clientX - startX
      if (pointerType !== 'mouse' && Math.abs(distance) >= SWIPE_PX) listener(distance)
    },
    cancel: () => {},
  })
  return stop
}
