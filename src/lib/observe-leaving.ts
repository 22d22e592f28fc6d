/**
 * Calls `listener` when the visitor leaves the page for another page, tab or window, which then has
 * the keyboard. Keys that are held are released there: the page hears nothing of it.
 *
 * @returns what ends that
 */
export const observeLeaving = (listener: () => void) => {
  const ending = new AbortController()
  const onVisibility = () => document.hidden && listener()
  addEventListener('blur', listener, ending)
  // The browser may keep the page, to come back to: `pagehide` comes then, too.
  addEventListener('pagehide', listener, ending)
  document.addEventListener('visibilitychange', onVisibility, ending)
  return () => ending.abort()
}
