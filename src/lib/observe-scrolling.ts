/** Without a scroll event for this long, the page stands. */
const STANDS_AFTER_MS = 150
/** What must not come in the midst of a scroll waits for more. */
const STANDS_STILL_AFTER_MS = 200

const listeners = new Set<(isScrolling: boolean) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (isScrolling: boolean) => {
  for (const listener of listeners) listener(isScrolling)
}

const onStand = () => {
  timer = undefined
  tell(false)
}

// One for all who ask: on a slow device a timer for each, in every frame, costs the frame.
const onScroll = () => {
  if (timer === undefined) tell(true)
  clearTimeout(timer)
  timer = setTimeout(onStand, STANDS_AFTER_MS)
}

/** Calls `listener` when the page begins to scroll and when it stands; returns what ends that. */
export const observeScrolling = (listener: (isScrolling: boolean) => void) => {
  if (listeners.size === 0) addEventListener('scroll', onScroll, { passive: true })
  listeners.add(listener)
  if (timer !== undefined) listener(true)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    timer = undefined
  }
}

/** Calls `act` once the page has not scrolled for a while. */
export const whenStanding = (act: () => void) => {
  let still: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(still)
    still = setTimeout(() => {
      removeEventListener('scroll', wait)
      act()
    }, STANDS_STILL_AFTER_MS)
  }
  addEventListener('scroll', wait, { passive: true })
  wait()
}
