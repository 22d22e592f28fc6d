import './chart-tools.css'

import type { RefObject } from 'react'

import { words } from '../../site'
import type { Chart } from '../../chart/chart'
import { Button, IconButton } from '../../context/controls'
import { useInspector } from '../../context/inspector-context'
import { useCopying } from '../../context/use-copying'

interface ChartToolsProps {
  chart: Chart
  svg: RefObject<SVGSVGElement | null>
  fit: () => void
  zoomIn: () => void
  zoomOut: () => void
}

const exporting = () => import('./chart-export')

const labels = words.chart

/** Buttons to zoom and to export a chart. */
export function ChartTools({ chart, svg, fit, zoomIn, zoomOut }: ChartToolsProps) {
  const { panelWindow } = useInspector()
  const { isCopied, run } = useCopying()
  const saveSvg = async () => {
    const { saveSvg: save } = await exporting()
    if (svg.current) save(panelWindow, chart, svg.current)
  }
  const copyMermaid = async () => (await exporting()).copyMermaid(panelWindow, chart)
  const buttons = [
    { label: labels.zoomOut, glyph: 'minus', press: zoomOut },
    { label: labels.zoomIn, glyph: 'plus', press: zoomIn },
    { label: labels.fit, glyph: 'fit', press: fit },
  ] as const
  return (
    <div className="ins-tools">
      <span className="ins-zoom">
        {buttons.map(({ label, glyph, press }) => (
          <IconButton key={label} label={label} glyph={glyph} onClick={press} />
        ))}
      </span>
      <Button aria-label={labels.svg.long} title={labels.svg.long} onClick={() => void saveSvg()}>
        {labels.svg.short}
      </Button>
      <Button
        aria-label={labels.mermaid.long}
        title={labels.mermaid.long}
        onClick={() => void run(copyMermaid)}
      >
        {labels.mermaid.short}
      </Button>
      <span role="status">{isCopied && labels.copied}</span>
    </div>
  )
}
