import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { activeStates } from '#actors/active-states.ts'
import type { Step } from '#actors/step.ts'
import { statesIn, transitionsIn } from '#chart/chart.ts'
import { takenIn } from '../explain/taken.ts'
import type { Coverage } from '../source.ts'
import { chartFor } from '../chart/chart-for.ts'

/** How much of a machine some steps have been through. */
export const coverageOf = (machine: AnyStateMachine, steps: readonly Step[]): Coverage => {
  const chart = chartFor(machine)
  const transitions = new Set(steps.flatMap(takenIn))
  const active = new Set(
    steps.flatMap(({ after }) => activeStates(after as AnyMachineSnapshot).map(({ id }) => id)),
  )
  const states = statesIn(chart)
  // One that is left at once is seen by the transition that leaves it.
  const covered = states.filter(
    (state) => active.has(state.id) || state.transitions.some(({ id }) => transitions.has(id)),
  )
  const all = transitionsIn(chart)
  const text = `${covered.length}/${states.length} states · ${transitions.size}/${all.length} transitions`
  return { transitions, text }
}
