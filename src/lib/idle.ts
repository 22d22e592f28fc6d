/** Calls `act` when the browser is idle, at the latest after `latestMs`. Safari has no idle callback. */
export const whenIdle = (act: () => void, latestMs: number) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: latestMs })
    : setTimeout(act, latestMs)
