import './timer-ring.css'

import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import type { Timer } from '../wire/wire'
import { useShown } from './shown'

const RADIUS = 7

const shareLeft = ({ due, delay }: Timer, now: number) =>
  Math.min(1, Math.max(0, (due - now) / (delay || 1)))

/** A delay that runs out: the ring empties, and stands while the log is paused. */
export function TimerRing({ timer, x, y }: { timer: Timer; x: number; y: number }) {
  const { actor, source } = useShown()
  const stands = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ open: { log: 'paused' } }) || snapshot.matches({ open: { time: 'past' } }),
  )
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      const gap = 1 - shareLeft(timer, source.now())
      ring.current?.setAttribute('stroke-dashoffset', String(gap))
      if (!stands) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [timer, source, stands])

  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={RADIUS} />
      <circle ref={ring} r={RADIUS} pathLength="1" strokeDasharray="1" />
    </g>
  )
}
