import { inspector as words } from '#content/inspector'

import { type Chart, type ChartNode, triggerOf } from '../chart/chart'

interface ChartListProps {
  chart: Chart
  active: ReadonlySet<string>
}

/** The same chart in words: for small windows, and for those who do not see it. */
export function ChartList({ chart, active }: ChartListProps) {
  const [root] = chart.nodes
  if (!root) return null
  return (
    <ul className="ins-chart-list" aria-label={`${words.chart.label} ${chart.id}`}>
      <Branch node={root} chart={chart} active={active} />
    </ul>
  )
}

function Branch({ node, chart, active }: ChartListProps & { node: ChartNode }) {
  const children = chart.nodes.filter(({ parent }) => parent === node.id)
  const isActive = active.has(node.id)
  const leaving = chart.edges.filter(({ source }) => source === node.id)
  return (
    <li data-active={isActive || undefined} aria-current={isActive ? 'true' : undefined}>
      <span className="ins-branch">
        <span className="ins-pip" data-lit={isActive || undefined} />
        {node.key}
        {node.initial && <small>{words.chart.initial}</small>}
        {isActive && <small className="ins-lit">{words.chart.current}</small>}
      </span>
      {(leaving.length > 0 || node.inner.length > 0) && (
        <ul className="ins-leaving">
          {leaving.flatMap(({ target, transitions }) =>
            transitions.map((transition) => (
              <li key={transition.id + target}>
                {triggerOf(transition)}
                {transition.guard && ` [${transition.guard}]`} → {keyOf(chart, target)}
              </li>
            )),
          )}
          {node.inner.map((transition) => (
            <li key={transition.id}>
              {triggerOf(transition)}
              {transition.guard && ` [${transition.guard}]`}
            </li>
          ))}
        </ul>
      )}
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

const keyOf = (chart: Chart, id: string) => chart.nodes.find((node) => node.id === id)?.key ?? id
