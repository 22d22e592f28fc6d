import { type Chart, measures } from '../../chart/chart'

const { radius } = measures

interface ChartNodesProps {
  chart: Chart
  active: ReadonlySet<string>
}

/** The states: boxes with their names, lit while active. */
export function ChartNodes({ chart: { nodes }, active }: ChartNodesProps) {
  return (
    <>
      {nodes.map(({ id, x, y, width, height, type }) => (
        <g key={id} className="ins-node" data-active={active.has(id) || undefined} data-type={type}>
          <rect x={x} y={y} width={width} height={height} rx={radius} />
          {type === 'final' && (
            <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={radius - 3} />
          )}
          <circle cx={x + 14} cy={y + 15} r="3.5" />
        </g>
      ))}
      <text className="ins-node-names">
        {nodes.map(({ id, key, x, y }) => (
          <tspan key={id} x={x + 25} y={y + 19.5}>
            {key}
          </tspan>
        ))}
      </text>
    </>
  )
}
