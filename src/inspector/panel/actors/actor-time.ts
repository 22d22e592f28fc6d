import { useCallback, useSyncExternalStore } from 'react'

import type { View } from '../popup'
import type { Source } from '../../observe/source'
import { useMoment, useInspector } from '../inspector-context'

const each = (view: View, ms: number, tell: () => void) => {
  const interval = view.setInterval(tell, ms)
  return () => view.clearInterval(interval)
}

/** A clock that moves in steps is exact; a running one is rounded. */
const read = ({ now, onTime }: Source, everyMs: number) =>
  onTime ? now() : Math.floor(now() / everyMs) * everyMs

/** The time on the actors' clock, read every `everyMs`; of a past moment, its time. */
export const useActorTime = (everyMs: number) => {
  const { source, view } = useInspector()
  const moment = useMoment()
  const listen = useCallback(
    (tell: () => void) => source.onTime?.(tell) ?? each(view, everyMs, tell),
    [source, view, everyMs],
  )
  const now = useSyncExternalStore(listen, () => read(source, everyMs))
  return moment?.at ?? now
}
