import { type Chart, transitionsIn } from '../../chart/chart'
import type { Coverage } from './store'

/** The states that can be visited: the root is always active. */
const statesOf = ({ nodes }: Chart) => nodes.slice(1)

/** How much has been visited: `1/4 states · 0/7 transitions`. */
export const coverageLine = ({ states, transitions }: Coverage, chart: Chart) =>
  `${states.size}/${statesOf(chart).length} states · ` +
  `${transitions.size}/${transitionsIn(chart).length} transitions`
