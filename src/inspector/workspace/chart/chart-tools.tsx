import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { words } from '../../site'
import type { Chart } from '../../../chart/chart'
import type { Drawing } from '../../../chart/layout/layout'
import { Button, IconButton, More } from '../../context/controls'
import { useInspector } from '../../context/inspector-context'
import { useCopying } from '../../context/use-copying'
import { ZOOM_STEP } from './use-chart-view'

interface ChartToolsProps {
  chart: Chart
  svg: RefObject<SVGSVGElement | null>
  /** Null until the chart is laid out. */
  drawing: Drawing | null
  view: ActorRefFrom<typeof chartViewMachine>
}

const labels = words.chart

/** Buttons to zoom and to export a chart; a narrow panel has room for one of them. */
export function ChartTools({ chart, svg, drawing, view }: ChartToolsProps) {
  const { layout } = useInspector()
  const { isCopied, copy } = useCopying()
  const saveSvg = async () => {
    const { saveSvg: save } = await import('./chart-export')
    if (svg.current && drawing) save(chart.id, drawing, svg.current)
  }
  const copyMermaid = async () => copy((await import('../../../chart/mermaid')).toMermaid(chart))
  const zoom = (factor: number) => () => view.send({ type: 'chart.zoom', factor, at: null })
  const fit = (
    <IconButton label={labels.fit} glyph="fit" onClick={() => view.send({ type: 'chart.fit' })} />
  )
  const rest = (
    <>
      <IconButton label={labels.zoomOut} glyph="minus" onClick={zoom(1 / ZOOM_STEP)} />
      <IconButton label={labels.zoomIn} glyph="plus" onClick={zoom(ZOOM_STEP)} />
      {layout === 'wide' && fit}
      <Button aria-label={labels.svg.long} title={labels.svg.long} onClick={() => void saveSvg()}>
        {labels.svg.short}
      </Button>
      <Button
        aria-label={labels.mermaid.long}
        title={labels.mermaid.long}
        onClick={() => void copyMermaid()}
      >
        {labels.mermaid.short}
      </Button>
      <span role="status">{isCopied && labels.copied}</span>
    </>
  )
  return (
    <div className="ins-tools" title={labels.keys}>
      {layout === 'wide' ? (
        rest
      ) : (
        <>
          {fit}
          <More>{rest}</More>
        </>
      )}
    </div>
  )
}
