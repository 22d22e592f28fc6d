import './chart-list.css'

import { words } from '../../site'
import { type Chart, type ChartNode, labelOf } from '../../chart/chart'

interface ChartListProps {
  chart: Chart
  active: ReadonlySet<string>
}

/** The chart as a list: for narrow panels and for screen readers. */
export function ChartList({ chart, active }: ChartListProps) {
  const [root] = chart.nodes
  if (!root) return null
  return (
    <ul className="ins-chart-list ins-mono" aria-label={`${words.chart.label} ${chart.id}`}>
      <Branch node={root} chart={chart} active={active} />
    </ul>
  )
}

function Branch({ node, chart, active }: ChartListProps & { node: ChartNode }) {
  const children = chart.nodes.filter(({ parent }) => parent === node.id)
  const isActive = active.has(node.id)
  const leaving = leavingOf(chart, node)
  return (
    <li aria-current={isActive ? 'true' : undefined}>
      <span className="ins-branch">
        {node.key}
        {node.initial && <small>{words.chart.initial}</small>}
        {isActive && <small className="ins-lit">{words.chart.current}</small>}
      </span>
      {leaving.length > 0 && <span className="ins-leaving">{leaving.join('\n')}</span>}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.id} node={child} chart={chart} active={active} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The transitions from a state, a line each. */
const leavingOf = ({ nodes, edges }: Chart, { id, inner }: ChartNode): string[] => {
  const keyOf = (target: string) => nodes.find((node) => node.id === target)?.key ?? target
  return [
    ...edges
      .filter(({ source }) => source === id)
      .flatMap(({ target, transitions }) =>
        transitions.map((transition) => `${labelOf(transition)} → ${keyOf(target)}`),
      ),
    ...inner.map(labelOf),
  ]
}
