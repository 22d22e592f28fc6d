/** Without a scroll event for this long, the page stands. */
const STANDS_AFTER_MS = 150

const listeners = new Set<(isScrolling: boolean) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (isScrolling: boolean) => {
  for (const listener of listeners) listener(isScrolling)
}

// One for all who ask: on a slow device a timer for each, in every frame, costs the frame.
const onScroll = () => {
  if (timer === undefined) tell(true)
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    tell(false)
  }, STANDS_AFTER_MS)
}

/** Calls `listener` when the page begins to scroll and when it stands; returns what ends that. */
export const observeScrolling = (listener: (isScrolling: boolean) => void) => {
  if (listeners.size === 0) addEventListener('scroll', onScroll, { passive: true })
  listeners.add(listener)
  if (timer !== undefined) listener(true)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('scroll', onScroll)
  }
}
