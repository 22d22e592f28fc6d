import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useShown } from './shown'

/** The time the actors live in, looked at every so often; it stands while the log is paused. */
export const useActorTime = (everyMs: number) => {
  const { actor, source } = useShown()
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ open: { log: 'paused' } }))
  const [looked, setLooked] = useState({ source, now: source.now() })
  useEffect(() => {
    if (isPaused) return
    const interval = setInterval(() => setLooked({ source, now: source.now() }), everyMs)
    return () => clearInterval(interval)
  }, [source, isPaused, everyMs])
  return looked.source === source ? looked.now : source.now()
}
