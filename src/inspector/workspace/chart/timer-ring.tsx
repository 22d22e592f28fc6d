import { useActorTime } from '../../context/actor-time'
import type { Timer } from '../../protocol'

interface TimerRingProps {
  timer: Timer
  x: number
  y: number
}

/** A delay as a ring that empties with the actor's clock. */
export function TimerRing({ timer: { due, delay }, x, y }: TimerRingProps) {
  const left = Math.min(1, Math.max(0, (due - useActorTime()) / (delay || 1)))
  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r="7" />
      <circle r="7" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - left} />
    </g>
  )
}
