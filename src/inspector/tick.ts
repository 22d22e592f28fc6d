/** Figures that count down change so often. Milliseconds. */
const TICK_MS = 250

/** Calls a listener at each full tick: all figures change in one frame. Returns what ends that. */
export const atEachTick = (listener: () => void) => {
  let timeout = 0
  const wait = () => {
    listener()
    timeout = window.setTimeout(wait, TICK_MS - (Date.now() % TICK_MS))
  }
  wait()
  return () => clearTimeout(timeout)
}

/** A running clock, rounded up to a tick: no delay seems longer than it is. */
export const tickOf = (now: number) => Math.ceil(now / TICK_MS) * TICK_MS

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const secondsTo = (due: number, now: number) => seconds(Math.max(0, due - now))
