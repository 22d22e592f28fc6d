import { createEmitter } from './emitter.ts'

/** Without a scroll event for this long, scrolling has ended. */
const SCROLL_END_MS = 150

const changes = createEmitter<[isScrolling: boolean]>()
let timer: ReturnType<typeof setTimeout> | undefined

// One timer for all listeners: a timer each, set in every frame, costs a slow device the frame.
const onScroll = () => {
  if (timer === undefined) changes.emit(true)
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    changes.emit(false)
  }, SCROLL_END_MS)
}

/**
 * Calls `listener` when the page begins to scroll and when scrolling has ended; returns what ends
 * that.
 */
export const observeScrolling = (listener: (isScrolling: boolean) => void) => {
  // The browser adds the same listener only once.
  addEventListener('scroll', onScroll, { passive: true })
  if (timer !== undefined) listener(true)
  return changes.on(listener)
}
