const LATEST_MS = 2000

/** Does something when the browser has nothing better to do. Not every browser says when. */
export const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST_MS })
  else setTimeout(act, 1)
}
