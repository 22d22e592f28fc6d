import { copy, save } from './export'
import type { View } from '../panel/popup'
import type { Chart } from '../chart/chart'
import { toMermaid } from './mermaid'
import { toSvg, wornColors } from './svg'

/** Takes a chart away as a picture in the colours of the page, its current states lit. */
export const saveSvg = (view: View, chart: Chart, active: ReadonlySet<string>) =>
  save(view, `${chart.id}.svg`, 'image/svg+xml', toSvg(chart, wornColors(), active))

/** Takes a chart away as a diagram in words. */
export const copyMermaid = (view: View, chart: Chart) => copy(view, toMermaid(chart))
