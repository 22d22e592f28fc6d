/** Calls `act` when the browser is idle, or after `latestMs`. Safari does not say when it is. */
export const whenIdle = (act: () => void, latestMs: number) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: latestMs })
    : setTimeout(act, latestMs)
