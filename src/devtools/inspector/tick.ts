/** How often a countdown changes: each change is a frame of the page. Milliseconds. */
const TICK_MS = 2000

/**
 * Calls a listener each time that a delay has two full seconds less left. Returns what ends that.
 *
 * @param due when the delay ends, in milliseconds of the clock
 * @param now reads the clock
 */
export const atEachTick = (due: number, now: () => number, listener: () => void) => {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const left = due - now()
    // Its last two seconds are said until they are over.
    if (left <= TICK_MS) return
    timeout = setTimeout(
      () => {
        listener()
        wait()
      },
      // A moment later rather than earlier: too early, it would have to wait again. The clock may
      // stand.
      (left % TICK_MS || TICK_MS) + 1,
    )
  }
  wait()
  return () => clearTimeout(timeout)
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const secondsTo = (due: number, now: number) => seconds(Math.max(0, due - now))

/** Within how many seconds a delay ends, an even number; until it has, that is two. */
export const evenSecondsTo = (due: number, now: number) =>
  `${(Math.max(1, Math.ceil((due - now) / TICK_MS)) * TICK_MS) / 1000} s`
