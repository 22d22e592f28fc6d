import { useEffect, useRef } from 'react'

import { site } from '../../site'

import type { Timer } from '../../protocol'
import { each } from '../../context/actor-time'
import { useInspector, useMoment } from '../../context/inspector-context'

const RADIUS = 7
const LENGTH_PX = 2 * Math.PI * RADIUS
/** As often as the figure beside it changes. */
const SHORTEST_STEP_MS = 100
/** With reduced motion, it is drawn this often. */
const STILL_STEP_MS = 1000

/** As long as it takes to lose a pixel. */
const stepOf = ({ delay }: Timer) =>
  site.mayMove() ? Math.max(SHORTEST_STEP_MS, delay / LENGTH_PX) : STILL_STEP_MS

const shareLeft = ({ due, delay }: Timer, now: number) =>
  Math.min(1, Math.max(0, (due - now) / (delay || 1)))

/** A delay as a ring that empties with the actor's clock; it is still at a past moment. */
export function TimerRing({ timer, x, y }: { timer: Timer; x: number; y: number }) {
  const { source } = useInspector()
  const at = useMoment()?.at
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    const draw = () => {
      const gap = 1 - shareLeft(timer, at ?? source.now())
      ring.current?.setAttribute('stroke-dashoffset', String(gap))
    }
    draw()
    if (at !== undefined) return
    return source.onTime?.(draw) ?? each(stepOf(timer), draw)
  }, [timer, source, at])

  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={RADIUS} />
      <circle ref={ring} r={RADIUS} pathLength="1" strokeDasharray="1" />
    </g>
  )
}
