import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'

import { useView } from './inspector-context'

/** Each paints the chart anew, for the ring of its delay. */
const TICK_MS = 250

/** Calls `tell` at each full tick: all figures change in one frame. Returns what ends that. */
const atEachTick = (tell: () => void) => {
  let timeout = 0
  const wait = () => {
    tell()
    timeout = window.setTimeout(wait, TICK_MS - (Date.now() % TICK_MS))
  }
  wait()
  return () => clearTimeout(timeout)
}

/**
 * The time on the actors' clock; of a past moment, its time. A clock that is moved by hand is exact,
 * a running one is rounded.
 */
export const useActorTime = () => {
  const { source, brake, moment } = useView()
  const isStill = useSelector(brake?.control, (state) => state?.hasTag('still') ?? true)
  const subscribe = useCallback(
    (tell: () => void) => (isStill ? () => {} : atEachTick(tell)),
    [isStill],
  )
  const now = useSyncExternalStore(subscribe, () =>
    isStill ? source.now() : Math.floor(source.now() / TICK_MS) * TICK_MS,
  )
  return moment?.at ?? now
}
