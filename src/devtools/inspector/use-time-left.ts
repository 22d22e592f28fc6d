import { useCallback, useSyncExternalStore } from 'react'

import { atEachTick, evenSecondsTo } from './tick.ts'

/**
 * The time left of a delay on a clock that runs, in even seconds: while they pass, only the caller
 * is rendered.
 */
export const useTimeLeft = (due: number, now: () => number) => {
  const subscribe = useCallback(
    (listener: () => void) => atEachTick(due, now, listener),
    [due, now],
  )
  return useSyncExternalStore(subscribe, () => evenSecondsTo(due, now()))
}
