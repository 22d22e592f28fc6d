import type { AnyMachineSnapshot } from 'xstate'

import { activeStates } from '../../actors/active-states'
import type { Step } from '../../actors/step'
import { type Chart, statesIn, transitionsIn } from '../../chart/chart'
import { takenIn } from '../explain/taken'

/** Of a chart, the states that steps were in and the transitions that they took: ids. */
export const visitedIn = (chart: Chart, steps: readonly Step[]) => {
  const transitions = new Set(steps.flatMap(takenIn))
  const states = new Set(
    steps.flatMap(({ after }) => activeStates(after as AnyMachineSnapshot).map(({ id }) => id)),
  )
  // One that is left at once is seen by the transition that leaves it.
  for (const node of chart.nodes)
    if (node.transitions.some(({ id }) => transitions.has(id))) states.add(node.id)
  return { states, transitions }
}

/** How much of a chart that is: `3/4 states · 5/9 transitions`. */
export const visitedText = (chart: Chart, steps: readonly Step[]) => {
  const visited = visitedIn(chart, steps)
  const states = statesIn(chart)
  const transitions = transitionsIn(chart)
  const seen = states.filter(({ id }) => visited.states.has(id)).length
  const taken = transitions.filter(({ id }) => visited.transitions.has(id)).length
  return `${seen}/${states.length} states · ${taken}/${transitions.length} transitions`
}
