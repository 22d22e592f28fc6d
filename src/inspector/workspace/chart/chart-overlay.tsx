import type { Drawing } from '../../../chart/layout/layout'
import { headOf } from '../../../chart/lines'
import { usePointed } from '../../context/pointed'
import type { LoggedStep } from '../../store/store'

interface ChartOverlayProps {
  drawing: Drawing
  last: LoggedStep | undefined
}

/** Over a chart: the lines of the transitions that were taken last or are pointed at. */
export function ChartOverlay({ drawing, last }: ChartOverlayProps) {
  const { transitions } = usePointed()
  return drawing.lines.map(({ transition, target, path }) => {
    const isPointed = transitions.includes(transition)
    if (!isPointed && !last?.edges.includes(transition)) return null
    return (
      <g key={`${transition} ${target}`} className={isPointed ? 'ins-lit' : 'ins-taken'}>
        <path fill="none" d={path} />
        <path stroke="none" d={headOf(path)} />
      </g>
    )
  })
}
