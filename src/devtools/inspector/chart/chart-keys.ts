import type { KeyboardEvent } from 'react'

import { type Chart, transitionsIn } from '#devtools/chart/chart.ts'
import { nextIndex } from '../panel/next-index.ts'

/**
 * The transitions that are lit while a part is pointed at: for a state, all that enter or leave it.
 */
export const litBy = (chart: Chart, name: string): readonly string[] => {
  const own = chart.nodes.find(({ id }) => id === name)?.transitions ?? []
  return transitionsIn(chart)
    .filter((one) => one.id === name || one.targets.includes(name) || own.includes(one))
    .map(({ id }) => id)
}

/** The part under an event's target: a state, or a transition. */
const partOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<SVGElement>('[data-part]')

/** The name of that part; empty if there is none. */
export const nameIn = (event: { target: EventTarget }) => partOf(event)?.dataset['part'] ?? ''

/** The depth of a part in the tree. */
const levelOf = (part: SVGElement | null) => Number(part?.getAttribute('aria-level'))

/** How many times larger a key makes the chart. */
const ZOOM_STEP = 1.25

/** The zoom that a key leads to; undefined if it is no such key. On most keyboards + is above =. */
const zoomBy = (key: string, zoom: number) => {
  if (key === '0') return 1
  if (key === '+' || key === '=') return zoom * ZOOM_STEP
  return key === '-' ? zoom / ZOOM_STEP : undefined
}

/** The keys of the chart, for readers, and as ARIA names those that are no tree's. */
export const CHART_KEYS = '↑ ↓ move · Enter send · + − zoom · 0 fit'
export const OWN_KEYS = '+ - 0'

interface ChartActs {
  zoom: number
  zoomTo: (zoom: number) => void
  press: (name: string) => void
}

/**
 * The chart by keyboard (WAI-ARIA APG tree): arrows go from part to part, Enter presses; + and −
 * zoom, 0 fits it into its pane.
 */
export const onChartKey = (
  event: KeyboardEvent<SVGSVGElement>,
  { zoom, zoomTo, press }: ChartActs,
) => {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const next = zoomBy(key, zoom)
  if (next !== undefined) return zoomTo(next)
  if (event.shiftKey) return
  if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    press(nameIn(event))
    return
  }
  const parts = [...currentTarget.querySelectorAll<SVGElement>('[data-part]')]
  const part = partOf(event)
  const index = parts.findIndex((one) => one === part)
  // A part's outer part comes before it.
  const outer = parts.findLastIndex((one, at) => at < index && levelOf(one) < levelOf(part))
  const to = nextIndex(event, index, parts.length)
  if (to !== undefined) parts[key === 'ArrowLeft' ? outer : to]?.focus()
}
