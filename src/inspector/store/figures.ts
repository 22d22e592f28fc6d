import type { AnyStateMachine } from 'xstate'

import { type Chart, duration, transitionsIn } from '../../chart/chart'
import { liveOf } from '../observe/snapshots'
import type { ActorSnapshot } from '../protocol'
import { chartOf, site } from '../seam'
import { memoize } from './memoize'

/** The chart of a machine: the build's, which has the code as it was written, or else one of its own. */
export const chartFor = memoize(
  (machine: AnyStateMachine): Chart => site.charts[machine.id] ?? chartOf(machine),
)

/** Of a machine, by all figures: another snapshot with the same ones needs no other layout. */
const chartsOf = memoize<AnyStateMachine, Map<string, Chart>>(() => new Map())

/** What a named delay lasts for a context; undefined if it is unknown, or depends on an event. */
const figureOf = (machine: AnyStateMachine, name: string, context: unknown) => {
  const delay: unknown = machine.implementations.delays[name]
  if (typeof delay !== 'function') return undefined
  try {
    const ms: unknown = delay({ context, event: { type: '' } })
    return typeof ms === 'number' ? duration(ms) : undefined
  } catch {
    return undefined
  }
}

/** The chart of an actor, with its own delays: the build knows those of a sample. */
export const chartAt = (snapshot: ActorSnapshot): Chart => {
  const { machine, context } = liveOf(snapshot)
  const chart = chartFor(machine)
  const nodes = chart.nodes.map((node) => ({
    ...node,
    transitions: node.transitions.map((transition) => {
      const figure = transition.figure && figureOf(machine, transition.delay ?? '', context)
      return figure ? { ...transition, figure } : transition
    }),
  }))
  const key = transitionsIn({ nodes })
    .map(({ figure }) => figure)
    .join()
  const known = chartsOf(machine)
  if (!known.has(key)) known.set(key, { ...chart, nodes })
  return known.get(key)!
}
