import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { chartViewMachine } from '#machines/inspector/chart-view.machine'

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
    <IconButton label="Fit" glyph="fit" onClick={() => view.send({ type: 'chart.fit' })} />
  )
  const rest = (
    <>
      <IconButton label="Zoom out" glyph="minus" onClick={zoom(1 / ZOOM_STEP)} />
      <IconButton label="Zoom in" glyph="plus" onClick={zoom(ZOOM_STEP)} />
      {layout === 'wide' && fit}
      <Button aria-label="Save as SVG" title="Save as SVG" onClick={() => void saveSvg()}>
        SVG
      </Button>
      <Button
        aria-label="Copy as Mermaid"
        title="Copy as Mermaid"
        onClick={() => void copyMermaid()}
      >
        Mermaid
      </Button>
      <span role="status">{isCopied && 'Copied.'}</span>
    </>
  )
  return (
    <div
      className="ins-tools"
      title="Arrow keys walk through it, Shift and arrows move it, + and − zoom."
    >
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
