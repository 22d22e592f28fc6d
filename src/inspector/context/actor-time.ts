import { useCallback, useSyncExternalStore } from 'react'

import type { Source } from '../sources/source'
import { useInspector, useMoment } from './inspector-context'

/** Calls `tell` every so often; returns what ends that. */
export const each = (ms: number, tell: () => void) => {
  const interval = setInterval(tell, ms)
  return () => clearInterval(interval)
}

/** A clock that moves in steps is exact; a running one is rounded. */
const read = ({ now, onTime }: Source, everyMs: number) =>
  onTime ? now() : Math.floor(now() / everyMs) * everyMs

/** The time on the actors' clock, read every `everyMs`; of a past moment, its time. */
export const useActorTime = (everyMs: number) => {
  const { source } = useInspector()
  const moment = useMoment()
  const listen = useCallback(
    (tell: () => void) => source.onTime?.(tell) ?? each(everyMs, tell),
    [source, everyMs],
  )
  const now = useSyncExternalStore(listen, () => read(source, everyMs))
  return moment?.at ?? now
}
