/** The catalogue's samples lead to each state of each machine, by each of its transitions. */
import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts'

import { activeStates } from '#devtools/actors/active-states.ts'
import { chartOf } from '#devtools/actors/chart-of.ts'
import { childrenOf } from '#devtools/actors/children-of.ts'
import { routeEvents } from '#devtools/actors/state-routes.ts'
import type { Step } from '#devtools/actors/step.ts'
import { statesIn, transitionsIn } from '#devtools/chart/chart.ts'
import { eventsOfChildren } from '#devtools/inspector/explain/offers.ts'
import { takenIn } from '#devtools/inspector/explain/taken.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { coveredStates } from '#devtools/inspector/simulator/state-coverage.ts'
import { added } from '../added-machines.ts'

/** So many snapshots of a machine are enough: some contexts have no end. */
const MOST_SNAPSHOTS = 300

const delaysIn = (snapshot: AnyMachineSnapshot) =>
  activeStates(snapshot).flatMap(({ after }) => after.map(({ eventType: type }) => ({ type })))

/** What tells two snapshots of a machine apart. */
const keyOf = ({ value, context, children }: AnyMachineSnapshot) => {
  const statuses = childrenOf({ children }).map((child) => child.getSnapshot().status)
  return valueText([value, context, statuses])
}

/**
 * The steps from each snapshot of a machine that is found, by each event: those of the catalogue, what
 * its actors may report, the ends of its delays, and its routes.
 */
function* walk({ machine, input, events, values }: CatalogueEntry): Generator<Step> {
  const first = createSimulation(machine, { input }).steps()
  yield* first
  const found = new Map<string, AnyMachineSnapshot>()
  const add = ({ after }: Step) => {
    const key = keyOf(after as AnyMachineSnapshot)
    if (found.size < MOST_SNAPSHOTS && !found.has(key)) found.set(key, after as AnyMachineSnapshot)
  }
  first.forEach(add)
  // What is added meanwhile is walked through, too.
  for (const snapshot of found.values()) {
    if (snapshot.status !== 'active') continue
    const reports = eventsOfChildren(snapshot, { events, values })
    const simulation = createSimulation(machine, { snapshot, timers: [] })
    const [beginning] = simulation.steps()
    for (const event of [
      ...events,
      ...reports,
      ...routeEvents(machine.root),
      ...delaysIn(snapshot),
    ]) {
      void simulation.restore(beginning!)
      simulation.send(simulation.roots()[0]!, event)
      const steps = simulation.steps().slice(1)
      yield* steps
      steps.forEach(add)
    }
  }
}

// They have states to which nothing leads, as they are to.
const incomplete = new Set(['many', 'rooms', 'invokes-born'])
const whole = added.filter(({ id }) => !incomplete.has(id))

it.each<CatalogueEntry>([...catalogue, ...whole])(
  'each state and transition of the $id machine is reached',
  (entry) => {
    const chart = chartOf(entry.machine)
    const states = new Set<string>()
    const transitions = new Set<string>()
    const missed = () => {
      const covered = coveredStates(chart, states, transitions)
      return [
        ...statesIn(chart).filter((state) => !covered.includes(state)),
        ...transitionsIn(chart).filter(({ id }) => !transitions.has(id)),
      ].map(({ id }) => id)
    }
    for (const input of entry.inputs)
      for (const step of walk({ ...entry, input })) {
        const before = states.size + transitions.size
        for (const { id } of activeStates(step.after as AnyMachineSnapshot)) states.add(id)
        for (const id of takenIn(step)) transitions.add(id)
        if (states.size + transitions.size > before && missed().length === 0) return
      }
    expect(missed()).toEqual([])
  },
)
