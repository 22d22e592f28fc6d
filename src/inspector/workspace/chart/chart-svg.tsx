import './chart-svg.css'

import { ChartLines, Trace } from './chart-lines'
import type { ChartLook } from './chart-look'
import { ChartNodes } from './chart-nodes'
import { ChartRows } from './chart-rows'
import { TimerRing } from './timer-ring'

/** The drawing of a chart; for assistive technology there is the list. */
export function ChartSvg(look: ChartLook) {
  const { chart, active, taken, step, timers, covered } = look
  return (
    <>
      <ChartNodes chart={chart} active={active} />
      <ChartLines chart={chart} covered={covered} />
      <Trace chart={chart} taken={taken} step={step} />
      <ChartRows {...look} />
      {timers.map(({ node: { id, x, y, width }, timer }) => (
        <TimerRing key={id + timer.event} timer={timer} x={x + width - 15} y={y + 15} />
      ))}
    </>
  )
}
