import './timer-ring.css'

import { useEffect, useRef } from 'react'

import { site } from '../../site'
import type { View } from '../popup'
import type { Timer } from '../../observe/protocol'
import { useMoment, useInspector } from '../inspector-context'

const RADIUS = 7
/** With reduced motion, it is drawn this often. */
const STEP_MS = 1000

const shareLeft = ({ due, delay }: Timer, now: number) =>
  Math.min(1, Math.max(0, (due - now) / (delay || 1)))

const eachFrame = (view: View, draw: () => void) => {
  let frame = view.requestAnimationFrame(function next() {
    draw()
    frame = view.requestAnimationFrame(next)
  })
  return () => view.cancelAnimationFrame(frame)
}

const eachSecond = (view: View, draw: () => void) => {
  const interval = view.setInterval(draw, STEP_MS)
  return () => view.clearInterval(interval)
}

/** A delay as a ring that empties with the actor's clock; it is still at a past moment. */
export function TimerRing({ timer, x, y }: { timer: Timer; x: number; y: number }) {
  const { source, view } = useInspector()
  const at = useMoment()?.at
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    const draw = () => {
      const gap = 1 - shareLeft(timer, at ?? source.now())
      ring.current?.setAttribute('stroke-dashoffset', String(gap))
    }
    draw()
    if (at !== undefined) return
    return (
      source.onTime?.(draw) ?? (site.mayMove() ? eachFrame(view, draw) : eachSecond(view, draw))
    )
  }, [timer, source, view, at])

  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={RADIUS} />
      <circle ref={ring} r={RADIUS} pathLength="1" strokeDasharray="1" />
    </g>
  )
}
