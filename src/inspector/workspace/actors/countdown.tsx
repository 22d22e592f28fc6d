import type { Timer } from '../../protocol'
import { useActorTime } from '../../context/actor-time'

const TICK_MS = 100

/** The seconds left of a delay; while they pass, only this is rendered. */
export function Countdown({ timer }: { timer: Timer }) {
  const now = useActorTime(TICK_MS)
  return <span className="ins-count">{(Math.max(0, timer.due - now) / 1000).toFixed(1)} s</span>
}
