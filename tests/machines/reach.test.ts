/** The catalogue's samples lead to each state of each machine, by each of its transitions. */
import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts'

import { activeStates } from '#devtools/actors/active-states.ts'
import { chartOf } from '#devtools/actors/chart-of.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { type ChartNode, statesIn, transitionsIn } from '#devtools/chart/chart.ts'
import { takenIn, transitionsTaken } from '#devtools/inspector/explain/taken.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'

/** So many snapshots of a machine are enough: some contexts have no end. */
const MOST_SNAPSHOTS = 300

const delaysIn = (snapshot: AnyMachineSnapshot) =>
  activeStates(snapshot).flatMap(({ after }) => after.map(({ eventType: type }) => ({ type })))

it.each<CatalogueEntry>(catalogue)(
  'each state and transition of the $id machine is reached',
  ({ machine, inputs, events }) => {
    const states = new Set<string>()
    const transitions = new Set<string>()
    for (const input of inputs) {
      const [first] = createSimulation(machine, { input }).steps()
      for (const id of takenIn(first!)) transitions.add(id)
      let visited = 0
      const map = getAdjacencyMap(machine, {
        fromState: first!.after as AnyMachineSnapshot,
        serializeState: ({ value, context }: AnyMachineSnapshot) =>
          JSON.stringify([value, context]),
        events: (snapshot: AnyMachineSnapshot) => [...events, ...delaysIn(snapshot)],
        stopWhen: () => (visited += 1) > MOST_SNAPSHOTS,
      })
      for (const { state, event } of adjacencyMapToArray(map)) {
        for (const { id } of activeStates(state)) states.add(id)
        for (const taken of transitionsTaken(state, event)) transitions.add(transitionId(taken))
      }
    }
    const chart = chartOf(machine)
    // A state that is left at once is in no snapshot: its transition is taken.
    const isMissed = ({ id, transitions: own }: ChartNode) =>
      !states.has(id) && !own.some((transition) => transitions.has(transition.id))
    const missed = [
      ...statesIn(chart).filter(isMissed),
      ...transitionsIn(chart).filter(({ id }) => !transitions.has(id)),
    ]
    expect(missed.map(({ id }) => id)).toEqual([])
  },
)
