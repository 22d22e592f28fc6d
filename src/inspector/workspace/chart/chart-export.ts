import { copy, save } from '../../context/export'

import type { PanelWindow } from '../../context/inspector-context'
import type { Chart } from '../../chart/chart'
import { toMermaid } from '../../chart/mermaid'
import { toSvg, pageColors } from '../../chart/svg'

/** Saves a chart as a picture in the page's colours, with its active states lit. */
export const saveSvg = (panelWindow: PanelWindow, chart: Chart, active: ReadonlySet<string>) =>
  save(panelWindow, `${chart.id}.svg`, 'image/svg+xml', toSvg(chart, pageColors(), active))

/** Copies a chart as Mermaid. */
export const copyMermaid = (panelWindow: PanelWindow, chart: Chart) =>
  copy(panelWindow, toMermaid(chart))
