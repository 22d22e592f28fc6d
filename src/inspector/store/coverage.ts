import { activeNodes } from './active'
import { type Chart, transitionsIn } from '../../chart/chart'
import { words } from '../site'
import type { Store } from './store'

/** What has been visited of a machine: ids of the chart's states and transitions. */
export interface Coverage {
  states: ReadonlySet<string>
  transitions: ReadonlySet<string>
}

/** The states that can be visited: the root is always active. */
export const statesOf = ({ nodes }: Chart) => nodes.slice(1)

/** What the actors of a chart's machine have visited since they are observed. */
export const coverageOf = ({ visits }: Store, chart: Chart): Coverage => {
  const { values, edges } = visits.get(chart.id) ?? { values: new Map(), edges: new Set() }
  const states = new Set([...values.values()].flatMap((value) => [...activeNodes(chart, value)]))
  states.delete(chart.nodes[0]?.id ?? '')
  return { states, transitions: edges }
}

/** How much has been visited: `1/4 states · 0/7 transitions`. */
export const coverageLine = ({ states, transitions }: Coverage, chart: Chart) =>
  `${states.size}/${statesOf(chart).length} ${words.coverage.states} · ` +
  `${transitions.size}/${transitionsIn(chart).length} ${words.coverage.transitions}`
