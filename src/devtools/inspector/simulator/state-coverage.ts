import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import type { Step } from '#devtools/actors/step.ts'
import { type Chart, statesIn, transitionsIn } from '#devtools/chart/chart.ts'
import { takenIn } from '../explain/taken.ts'
import type { Coverage } from '../source.ts'
import { chartFor } from '../chart/chart-for.ts'

/**
 * The states of a chart that were active, or that a taken transition has led to or out of: one that
 * is left at once, as by the `onDone` around it, is in no snapshot.
 */
export const coveredStates = (
  chart: Chart,
  active: ReadonlySet<string>,
  taken: ReadonlySet<string>,
) => {
  const passed = transitionsIn(chart).filter(({ id }) => taken.has(id))
  const targets = new Set(passed.flatMap((transition) => transition.targets))
  return statesIn(chart).filter(
    (state) =>
      active.has(state.id) ||
      targets.has(state.id) ||
      state.transitions.some(({ id }) => taken.has(id)),
  )
}

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
      const covered = coveredStates(chart, active, transitions)
      const all = transitionsIn(chart)
      const text = `${covered.length}/${statesIn(chart).length} states · ${transitions.size}/${all.length} transitions`
      return { transitions: new Set(transitions), text }
    },
  }
}
