import {
  type Chart,
  type ChartNode,
  transitionLine,
  stateTitle,
  transitionsIn,
} from '#devtools/chart/chart.ts'
import { CHART_KEYS } from './chart-keys.ts'
import { invoked } from '#devtools/chart/layout/blocks.ts'

/** A state, and those of its actions that the drawing may leave out. */
const nodeLine = (node: ChartNode) =>
  [
    stateTitle(node),
    node.entry.length > 0 && `entry / ${node.entry.join(', ')}`,
    node.starting && `initial / ${node.starting.join(', ')}`,
    ...invoked(node).map((name) => `invokes ${name}`),
    node.exit.length > 0 && `exit / ${node.exit.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** The part that is pointed at, with what the drawing may leave out. */
export function Sentence({ chart, pointed }: { chart: Chart; pointed: string }) {
  const node = chart.nodes.find(({ id }) => id === pointed)
  const transition = transitionsIn(chart).find(({ id }) => id === pointed)
  const part = node ?? transition
  if (!part) return null
  const stateKeys = (ids: readonly string[]) =>
    chart.nodes.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
  return (
    <p className="ins-sentence">
      {node && nodeLine(node)}
      {transition &&
        [transitionLine(transition), ...stateKeys(transition.targets)].join(' → ')}{' '}
      {part.notes && <i>{part.notes}</i>}
      <span className="ins-keys ins-muted block">{CHART_KEYS}</span>
    </p>
  )
}
