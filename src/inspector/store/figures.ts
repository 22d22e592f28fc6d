import type { AnyStateMachine } from 'xstate'

import { type Chart, duration, transitionsIn } from '../../chart/chart'
import { liveOf } from '../observe/snapshots'
import type { ActorSnapshot } from '../protocol'
import { chartOf, delayIn, site } from '../seam'
import { noteUnsure } from './foresee'
import { memoize } from './memoize'

/** The chart of a machine. */
export const chartFor = memoize((machine: AnyStateMachine): Chart =>
  chartOf(machine, undefined, site.samplesOf(machine.id)),
)

/** Of a machine, by all figures: another snapshot with the same ones needs no other layout. */
const chartsOf = memoize<AnyStateMachine, Map<string, Chart>>(() => new Map())

/** What a named delay lasts for a context; undefined if that depends on an event. */
const figureOf = (machine: AnyStateMachine, name: string, context: unknown) => {
  const [ms, unsure] = noteUnsure(() => delayIn(machine, name, context))
  if (unsure.length > 0) return 'varies'
  return ms === undefined ? undefined : duration(ms)
}

/** The chart of an actor, with its own delays: the build knows those of a sample. */
export const chartAt = (snapshot: ActorSnapshot): Chart => {
  const { machine, context } = liveOf(snapshot)
  const chart = chartFor(machine)
  const nodes = chart.nodes.map((node) => ({
    ...node,
    transitions: node.transitions.map((transition) => {
      const { figure: _sample, ...rest } = transition
      const figure = figureOf(machine, transition.delay ?? '', context)
      return figure === undefined ? rest : { ...rest, figure }
    }),
  }))
  const key = transitionsIn({ nodes })
    .map(({ figure }) => figure)
    .join()
  const known = chartsOf(machine)
  if (!known.has(key)) known.set(key, { ...chart, nodes })
  return known.get(key)!
}
