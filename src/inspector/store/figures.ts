import type { AnyStateMachine } from 'xstate'

import type { Chart } from '../../chart/chart'
import { liveOf } from '../observe/snapshots'
import type { ActorSnapshot } from '../protocol'
import { chartOf, figureIn, site } from '../seam'
import { noteUnsure } from './foresee'
import { memoize } from './memoize'

/** Of a machine, by all figures: another snapshot with the same ones needs no other layout. */
const chartsOf = memoize<AnyStateMachine, Map<string, Chart>>(() => new Map())

/** What a named delay lasts for a context; undefined if that depends on an event. */
const figureOf = (machine: AnyStateMachine, name: string, context: unknown) => {
  const [figure, unsure] = noteUnsure(() => figureIn(machine, name, context))
  return unsure.length > 0 ? 'varies' : figure
}

/** The chart of an actor, with its own delays: the build knows those of a sample. */
export const chartAt = (snapshot: ActorSnapshot): Chart => {
  const { machine, context } = liveOf(snapshot)
  const names = Object.keys(machine.implementations.delays)
  const figures = new Map(names.map((name) => [name, figureOf(machine, name, context)]))
  const key = [...figures.values()].join()
  const known = chartsOf(machine)
  if (!known.has(key)) {
    const events = site.samplesOf(machine.id)
    known.set(key, chartOf(machine, { context, events, figureOf: (name) => figures.get(name) }))
  }
  return known.get(key)!
}
