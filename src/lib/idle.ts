/** Calls `act` when the browser is idle, at the latest after `latestMs`. Safari has no idle callback. */
export const whenIdle = (act: () => void, latestMs: number) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: latestMs })
    : setTimeout(act, latestMs)

/** The same, but not before the page has loaded. */
export const whenLoadedAndIdle = (act: () => void, latestMs: number) => {
  const wait = () => whenIdle(act, latestMs)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
