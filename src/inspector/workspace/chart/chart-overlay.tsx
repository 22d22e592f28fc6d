import type { Chart } from '../../../chart/chart'
import type { Drawing } from '../../../chart/layout/layout'
import { headOf } from '../../../chart/lines'
import { useActorTime } from '../../context/actor-time'
import { usePointed } from '../../context/pointed'
import type { Timer } from '../../protocol'
import { nodeOfTimer } from '../../store/active'
import type { LoggedStep } from '../../store/store'

interface ChartOverlayProps {
  chart: Chart
  drawing: Drawing
  last: LoggedStep | undefined
  timers: readonly Timer[]
}

/** Over a chart: the transitions that were taken last or are pointed at, and the delays that run. */
export function ChartOverlay({ chart, drawing, last, timers }: ChartOverlayProps) {
  const { transitions } = usePointed()
  return (
    <>
      {drawing.lines.map(({ transition, target, path }) => {
        const isPointed = transitions.includes(transition)
        if (!isPointed && !last?.edges.includes(transition)) return null
        return (
          <g
            key={`${last?.id} ${transition} ${target}`}
            className={isPointed ? 'ins-lit' : 'ins-taken'}
          >
            <path className="ins-trace" d={path} />
            <path className="ins-heads" d={headOf(path)} />
          </g>
        )
      })}
      {timers.map((timer) => {
        const box = drawing.boxes.find(({ id }) => id === nodeOfTimer(chart, timer)?.id)
        if (!box) return null
        const x = box.x + box.width - (box.isFolded === undefined ? 14 : 32)
        return <TimerRing key={timer.event} timer={timer} x={x} y={box.y + 13} />
      })}
    </>
  )
}

/** A delay as a ring that empties with the actor's clock. */
function TimerRing({ timer: { due, delay }, x, y }: { timer: Timer; x: number; y: number }) {
  const left = Math.min(1, Math.max(0, (due - useActorTime()) / (delay || 1)))
  return (
    <g className="ins-ring" transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r="7" />
      <circle r="7" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - left} />
    </g>
  )
}
