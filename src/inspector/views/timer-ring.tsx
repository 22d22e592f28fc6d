import './timer-ring.css'

import { useEffect, useRef } from 'react'

import type { Timer } from '../wire/wire'
import { useMoment, useShown } from './shown'

const RADIUS = 7
/** Where nothing is to move, it is looked at less often. */
const STEP_MS = 1000

const shareLeft = ({ due, delay }: Timer, now: number) =>
  Math.min(1, Math.max(0, (due - now) / (delay || 1)))

const eachFrame = (draw: () => void) => {
  let frame = requestAnimationFrame(function next() {
    draw()
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

const eachSecond = (draw: () => void) => {
  const interval = setInterval(draw, STEP_MS)
  return () => clearInterval(interval)
}

const mayMove = () => document.documentElement.dataset['motion'] === 'go'

/** A delay that runs out: the ring empties with the actor's clock, and stands at a past moment. */
export function TimerRing({ timer, x, y }: { timer: Timer; x: number; y: number }) {
  const { source } = useShown()
  const at = useMoment()?.at
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    const draw = () => {
      const gap = 1 - shareLeft(timer, at ?? source.now())
      ring.current?.setAttribute('stroke-dashoffset', String(gap))
    }
    draw()
    if (at !== undefined) return
    return source.onTime?.(draw) ?? (mayMove() ? eachFrame(draw) : eachSecond(draw))
  }, [timer, source, at])

  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={RADIUS} />
      <circle ref={ring} r={RADIUS} pathLength="1" strokeDasharray="1" />
    </g>
  )
}
