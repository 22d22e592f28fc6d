/** Without a scroll event for this long, the page stands. */
const STANDS_AFTER_MS = 150

/** Calls `listener` when the page begins to scroll and when it stands; returns what ends that. */
export const observeScrolling = (listener: (isScrolling: boolean) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onStand = () => {
    timer = undefined
    listener(false)
  }
  const onScroll = () => {
    if (timer === undefined) listener(true)
    clearTimeout(timer)
    timer = setTimeout(onStand, STANDS_AFTER_MS)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
  }
}
