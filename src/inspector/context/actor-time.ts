import { useCallback, useSyncExternalStore } from 'react'

import { site } from '../site'
import { useView } from './inspector-context'

/** Each paints the chart anew, for the ring of its delay. */
const TICK_MS = 250
/** With reduced motion, figures change this often. */
const STILL_TICK_MS = 1000

/** Calls `tell` at each full tick: all figures change in one frame. Returns what ends that. */
const atEach = (tickMs: number, tell: () => void) => {
  let timeout = 0
  const wait = () => {
    timeout = window.setTimeout(
      () => {
        tell()
        wait()
      },
      tickMs - (Date.now() % tickMs),
    )
  }
  wait()
  return () => clearTimeout(timeout)
}

/**
 * The time on the actors' clock; of a past moment, its time. A clock that moves in steps is exact, a
 * running one is rounded.
 */
export const useActorTime = () => {
  const { source, brake, moment } = useView()
  const tickMs = site.mayMove() ? TICK_MS : STILL_TICK_MS
  const listen = useCallback(
    (tell: () => void) => source.onTime?.(tell) ?? atEach(tickMs, tell),
    [source, tickMs],
  )
  const now = useSyncExternalStore(listen, () =>
    source.onTime || brake?.control.getSnapshot().hasTag('still')
      ? source.now()
      : Math.floor(source.now() / tickMs) * tickMs,
  )
  return moment?.at ?? now
}
