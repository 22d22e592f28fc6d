import { memo } from 'react'

import type { Chart } from '../../chart/chart'
import { dotOf, headOf } from '../../chart/lines'

interface ChartLinesProps {
  chart: Chart
  covered: ReadonlySet<string> | undefined
}

/** All lines of a chart as one path, and their heads as another. */
export const ChartLines = memo(function ChartLines({ chart, covered }: ChartLinesProps) {
  const { edges, starts } = chart
  const isMissed = ({ transitions }: Chart['edges'][number]) =>
    covered !== undefined && transitions.every(({ id }) => !covered.has(id))
  const taken = [...edges.filter((edge) => !isMissed(edge)).map(({ path }) => path), ...starts]
  const missed = edges.filter(isMissed).map(({ path }) => path)
  return (
    <>
      <path className="ins-lines" d={taken.join('')} />
      <path className="ins-heads" d={[...taken.map(headOf), ...starts.map(dotOf)].join('')} />
      {missed.length > 0 && (
        <g data-missed>
          <path className="ins-lines" d={missed.join('')} />
          <path className="ins-heads" d={missed.map(headOf).join('')} />
        </g>
      )}
    </>
  )
})

interface TraceProps {
  chart: Chart
  taken: ReadonlySet<string>
  step: number
}

/** The transitions of the last step, traced. */
export function Trace({ chart, taken, step }: TraceProps) {
  return chart.edges
    .filter(({ transitions }) => transitions.some(({ id }) => taken.has(id)))
    .map(({ path }) => (
      <g key={`${step} ${path}`}>
        <path className="ins-trace" pathLength="1" d={path} />
        <path className="ins-heads lit" d={headOf(path)} />
      </g>
    ))
}
