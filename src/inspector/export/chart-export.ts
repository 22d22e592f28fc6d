import { copy, save } from './export'
import type { View } from '../panel/popup'
import type { Chart } from '../chart/chart'
import { toMermaid } from './mermaid'
import { toSvg, pageColors } from './svg'

/** Saves a chart as a picture in the page's colours, with its active states lit. */
export const saveSvg = (view: View, chart: Chart, active: ReadonlySet<string>) =>
  save(view, `${chart.id}.svg`, 'image/svg+xml', toSvg(chart, pageColors(), active))

/** Copies a chart as Mermaid. */
export const copyMermaid = (view: View, chart: Chart) => copy(view, toMermaid(chart))
