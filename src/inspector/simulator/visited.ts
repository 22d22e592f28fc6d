import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { activeStates } from '#actors/active-states.ts'
import type { Step } from '#actors/step.ts'
import { statesIn, transitionsIn } from '#chart/chart.ts'
import { takenIn } from '../explain/taken.ts'
import type { Visited } from '../source.ts'
import { chartFor } from '../chart/chart-for.ts'

/** What a machine has been through in some steps. */
export const visitedIn = (machine: AnyStateMachine, steps: readonly Step[]): Visited => {
  const chart = chartFor(machine)
  const transitions = new Set(steps.flatMap(takenIn))
  const active = new Set(
    steps.flatMap(({ after }) => activeStates(after as AnyMachineSnapshot).map(({ id }) => id)),
  )
  const states = statesIn(chart)
  // One that is left at once is seen by the transition that leaves it.
  const seen = states.filter(
    (state) => active.has(state.id) || state.transitions.some(({ id }) => transitions.has(id)),
  )
  const all = transitionsIn(chart)
  const text = `${seen.length}/${states.length} states · ${transitions.size}/${all.length} transitions`
  return { transitions, text }
}
