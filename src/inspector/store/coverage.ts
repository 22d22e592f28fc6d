import { activeNodes } from '../chart/active'
import { type Chart, transitionsIn } from '../chart/chart'
import type { Store } from './store'

/** What has been visited of a machine: ids of the chart's states and transitions. */
export interface Coverage {
  states: ReadonlySet<string>
  transitions: ReadonlySet<string>
}

/** The states that can be visited: the root is always active. */
export const statesOf = ({ nodes }: Chart) => nodes.slice(1)

/** Everything: what the tests visit. One of them fails if they leave out a transition. */
export const wholeOf = (chart: Chart): Coverage => ({
  states: new Set(statesOf(chart).map(({ id }) => id)),
  transitions: new Set(transitionsIn(chart).map(({ id }) => id)),
})

/** What the actors of a chart's machine have visited, as far as the log goes back. */
export const coverageOf = ({ actors, log }: Store, chart: Chart): Coverage => {
  const own = new Set(
    [...actors.values()].flatMap(({ machine, sessionId }) =>
      machine === chart.id ? [sessionId] : [],
    ),
  )
  const states = new Set<string>()
  const transitions = new Set<string>()
  const visit = (value: Parameters<typeof activeNodes>[1]) => {
    for (const id of activeNodes(chart, value)) if (id !== chart.nodes[0]?.id) states.add(id)
  }
  for (const { sessionId, base } of actors.values())
    if (own.has(sessionId)) visit(base.snapshot.value)
  for (const entry of log) {
    if (!('snapshot' in entry) || !own.has(entry.sessionId)) continue
    visit(entry.snapshot.value)
    if (entry.kind === 'step') for (const id of entry.edges) transitions.add(id)
  }
  return { states, transitions }
}
