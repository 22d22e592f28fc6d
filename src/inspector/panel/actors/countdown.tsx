import type { Timer } from '../../observe/protocol'
import { useActorTime } from './actor-time'

const TICK_MS = 100

/** The seconds that are left of a delay. It alone is drawn anew while they pass. */
export function Countdown({ timer }: { timer: Timer }) {
  const now = useActorTime(TICK_MS)
  return <span className="ins-count">{(Math.max(0, timer.due - now) / 1000).toFixed(1)} s</span>
}
