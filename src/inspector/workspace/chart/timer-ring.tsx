import { useEffect, useRef } from 'react'

import { site } from '../../site'

import type { Timer } from '../../protocol'
import { each } from '../../context/actor-time'
import { type PanelWindow, useInspector, useMoment } from '../../context/inspector-context'

const RADIUS = 7
/** With reduced motion, it is drawn this often. */
const STEP_MS = 1000

const shareLeft = ({ due, delay }: Timer, now: number) =>
  Math.min(1, Math.max(0, (due - now) / (delay || 1)))

const eachFrame = (panelWindow: PanelWindow, draw: () => void) => {
  let frame = panelWindow.requestAnimationFrame(function next() {
    draw()
    frame = panelWindow.requestAnimationFrame(next)
  })
  return () => panelWindow.cancelAnimationFrame(frame)
}

/** A delay as a ring that empties with the actor's clock; it is still at a past moment. */
export function TimerRing({ timer, x, y }: { timer: Timer; x: number; y: number }) {
  const { source, panelWindow } = useInspector()
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
      source.onTime?.(draw) ??
      (site.mayMove() ? eachFrame(panelWindow, draw) : each(panelWindow, STEP_MS, draw))
    )
  }, [timer, source, panelWindow, at])

  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={RADIUS} />
      <circle ref={ring} r={RADIUS} pathLength="1" strokeDasharray="1" />
    </g>
  )
}
