import './drawing.css'

import { memo, type SVGProps } from 'react'

import { stateTitle } from './chart.ts'
import type { Box } from './layout/boxes.ts'
import type { Drawing } from './layout/coordinates.ts'
import { rowsLeft } from './layout/edge-points.ts'
import { type Span, type Row, sides, textSizes } from './layout/text.ts'
import { startDot, arrowHead } from './lines.ts'

type GroupProps = SVGProps<SVGGElement> & { [data: `data-${string}`]: unknown }

interface ChartDrawingProps {
  drawing: Drawing
  boxProps?: (box: Box) => GroupProps
  rowProps?: (row: Row, box: Box) => GroupProps
}

const RADIUS = 9
const BASELINE = 13

/** A chart as SVG elements. It measures nothing, so it can be rendered without a browser. */
export const ChartDrawing = ({ drawing, boxProps, rowProps }: ChartDrawingProps) => (
  <>
    {drawing.boxes.map((box) => (
      <g key={box.node.id}>
        <BoxGroup box={box} {...boxProps?.(box)} />
        <g transform={`translate(${rowsLeft(box)} ${box.y + textSizes.titleHeight})`}>
          {box.flow.rows.map((row) => (
            <RowGroup key={row.key} row={row} {...rowProps?.(row, box)} />
          ))}
        </g>
      </g>
    ))}
    <Lines drawing={drawing} />
  </>
)

/** At a step most boxes and rows stay as they are: they are rendered again only if their own properties change. */
const BoxGroup = memo(function BoxGroup({ box, ...props }: GroupProps & { box: Box }) {
  return (
    <g className="ins-node" data-type={box.node.type} {...props}>
      <Frame box={box} />
    </g>
  )
})

const RowGroup = memo(function RowGroup({ row, ...props }: GroupProps & { row: Row }) {
  return (
    <g className="ins-row" {...props}>
      <RowSpans row={row} />
    </g>
  )
})

const Frame = memo(function Frame({ box }: { box: Box }) {
  const { node, x, y, width, height } = box
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={RADIUS} />
      {node.type === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={RADIUS - 3} />
      )}
      <circle cx={x + 13} cy={y + 13} r="3.5" />
      <text x={x + 22} y={y + 17.5}>
        {stateTitle(node)}
      </text>
    </>
  )
})

const RowSpans = memo(function RowSpans({ row }: { row: Row }) {
  const { spans } = row
  return (
    <>
      <rect
        className="ins-row-ground"
        x={row.x - 4}
        y={row.y}
        width={row.width + 8}
        height={row.height}
        rx="5"
      />
      {spans.map(({ kind, x, y, width }) => {
        const key = `${x} ${y}`
        const line = { x, y: y + 2, width, height: 15 }
        if (kind === 'event') return <rect key={key} className="ins-pill" {...line} rx="7.5" />
        if (kind === 'guard' || kind === 'tag')
          return <rect key={key} className={`ins-${kind}`} {...line} rx="4" />
        const icon = icons[kind]
        return (
          icon && <path key={key} className="ins-mark" d={`M${x} ${y + textSizes.middle}${icon}`} />
        )
      })}
      <text>
        {spans.map((span) => (
          <tspan
            key={`${span.x} ${span.y}`}
            className={`ins-word-${span.kind}`}
            x={span.x + sides[span.kind][0]}
            y={span.y + BASELINE}
          >
            {/* The space separates words for screen readers: a row's words are its accessible
                name. */}
            {`${span.text} `}
          </tspan>
        ))}
      </text>
    </>
  )
})

/** Icons, drawn from the middle of a part's left end. */
const icons: Partial<Record<Span['kind'], string>> = {
  target: 'h9m-3.5 -3.5l3.5 3.5l-3.5 3.5',
  again: 'm9.5 -2.5a4.5 4.5 0 1 0 .5 3.5m.5 -6v3h-3',
  delay: 'm6 -2.5v3l2 1.5m3.5 -2a5.5 5.5 0 1 1 -11 0a5.5 5.5 0 1 1 11 0',
}

const START = 3.5
const PORT = 2

const Lines = memo(function Lines({ drawing: { lines, starts } }: { drawing: Drawing }) {
  const paths = [...lines.map(({ path }) => path), ...starts]
  const ends = paths.map((path, index) => startDot(path, index < lines.length ? PORT : START))
  return (
    <>
      <path className="ins-lines" d={paths.join('')} />
      <path className="ins-heads" d={[...paths.map(arrowHead), ...ends].join('')} />
    </>
  )
})

export const ChartImage = ({ drawing, label }: { drawing: Drawing; label: string }) => (
  <svg
    className="ins-drawing"
    role="img"
    aria-label={label}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    width={drawing.width}
    height={drawing.height}
    fontSize={textSizes.size}
  >
    <ChartDrawing drawing={drawing} />
  </svg>
)
