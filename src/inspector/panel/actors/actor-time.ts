import { useCallback, useSyncExternalStore } from 'react'

import type { View } from '../popup'
import type { Source } from '../../observe/source'
import { useMoment, useInspector } from '../inspector-context'

const each = (view: View, ms: number, tell: () => void) => {
  const interval = view.setInterval(tell, ms)
  return () => view.clearInterval(interval)
}

/** Where time goes in steps, it is as exact as they are. */
const read = ({ now, onTime }: Source, everyMs: number) =>
  onTime ? now() : Math.floor(now() / everyMs) * everyMs

/** The time the actors live in, looked at every so often; it stands at the moment looked at. */
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
