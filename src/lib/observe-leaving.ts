/**
 * Calls `listener` when the visitor leaves the page: for another one, for another tab, or for another window,
 * which then has the keyboard. What is pressed is let go somewhere else, and the page hears nothing of it.
 *
 * @returns what ends that
 */
export const observeLeaving = (listener: () => void) => {
  const ending = new AbortController()
  const onVisibility = () => document.hidden && listener()
  addEventListener('blur', listener, ending)
  // Also of a page that the browser keeps to come back to.
  addEventListener('pagehide', listener, ending)
  document.addEventListener('visibilitychange', onVisibility, ending)
  return () => ending.abort()
}
