import { useCallback, useSyncExternalStore } from 'react'

import { atEachSecond, fullSecondsTo } from './tick.ts'

/**
 * The time left of a delay on a clock that runs, in full seconds: while they pass, only the caller
 * is rendered.
 */
export const useTimeLeft = (due: number, now: () => number) => {
  const subscribe = useCallback(
    (listener: () => void) => atEachSecond(due, now, listener),
    [due, now],
  )
  return useSyncExternalStore(subscribe, () => fullSecondsTo(due, now()))
}
