import './chart-tools.css'

import { words } from '../../site'
import type { Chart } from '../../chart/chart'
import { Glyph } from '../../context/glyph'
import { useInspector } from '../../context/inspector-context'
import { useCopying } from '../../context/use-copying'

interface ChartToolsProps {
  chart: Chart
  active: ReadonlySet<string>
  tools: { fit: () => void; zoomIn: () => void; zoomOut: () => void }
}

const handOut = () => import('./chart-export')

/** Buttons to zoom and to export a chart. */
export function ChartTools({ chart, active, tools }: ChartToolsProps) {
  const { panelWindow } = useInspector()
  const { isCopied, run } = useCopying()
  const saveSvg = async () => (await handOut()).saveSvg(panelWindow, chart, active)
  const copyMermaid = async () => (await handOut()).copyMermaid(panelWindow, chart)
  const buttons = [
    { label: words.chart.zoomOut, glyph: 'minus', press: tools.zoomOut },
    { label: words.chart.zoomIn, glyph: 'plus', press: tools.zoomIn },
    { label: words.chart.fit, glyph: 'fit', press: tools.fit },
  ] as const
  return (
    <div className="ins-tools">
      <span className="ins-zoom">
        {buttons.map(({ label, glyph, press }) => (
          <button
            key={label}
            type="button"
            className="ins-icon"
            aria-label={label}
            title={label}
            onClick={press}
          >
            <Glyph name={glyph} />
          </button>
        ))}
      </span>
      <button
        type="button"
        className="ins-button"
        aria-label={words.chart.svg.long}
        title={words.chart.svg.long}
        onClick={() => void saveSvg()}
      >
        {words.chart.svg.short}
      </button>
      <button
        type="button"
        className="ins-button"
        aria-label={words.chart.mermaid.long}
        title={words.chart.mermaid.long}
        onClick={() => void run(copyMermaid)}
      >
        {words.chart.mermaid.short}
      </button>
      <span role="status">{isCopied && words.chart.copied}</span>
    </div>
  )
}
