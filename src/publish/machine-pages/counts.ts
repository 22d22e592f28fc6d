import { type Chart, transitionsIn } from '../../chart/chart'

/** How large a machine is; its first node is the machine itself. */
export const countsOf = (chart: Chart) =>
  `${chart.nodes.length - 1} states · ${transitionsIn(chart).length} transitions`
