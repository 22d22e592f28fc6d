import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import type { Step } from '#devtools/actors/step.ts'
import { statesIn, transitionsIn } from '#devtools/chart/chart.ts'
import { takenIn } from '../explain/taken.ts'
import type { Coverage } from '../source.ts'
import { chartFor } from '../chart/chart-for.ts'

/**
 * Counts the states and transitions of a machine that steps have been through, also when the steps
 * are forgotten.
 */
export const createCoverage = (machine: AnyStateMachine) => {
  const transitions = new Set<string>()
  const active = new Set<string>()
  return {
    add: (step: Step) => {
      for (const id of takenIn(step)) transitions.add(id)
      for (const { id } of activeStates(step.after as AnyMachineSnapshot)) active.add(id)
    },
    read: (): Coverage => {
      const chart = chartFor(machine)
      const states = statesIn(chart)
      // A state that is left at once is known by the transition that leaves it.
      const covered = states.filter(
        (state) => active.has(state.id) || state.transitions.some(({ id }) => transitions.has(id)),
      )
      const all = transitionsIn(chart)
      const text = `${covered.length}/${states.length} states · ${transitions.size}/${all.length} transitions`
      return { transitions: new Set(transitions), text }
    },
  }
}
