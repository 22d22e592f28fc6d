/** The words about each state of a chart, for its page and its Markdown. */
import type { AnyStateMachine } from 'xstate'

import { chartOf } from '#devtools/actors/chart-of.ts'
import { type ChartNode, type ChartTransition, countsOf, triggerOf } from '#devtools/chart/chart.ts'

/** A state's path, or the machine's name. Ids are paths behind that name. */
export const stateName = (state: string, machine: string) =>
  state.startsWith(`${machine}.`) ? state.slice(machine.length + 1) : state

/** A transition as UML writes it: `event [guard] → state / action`. */
export const stepText = (transition: ChartTransition, machine: string) => {
  const { figure, guards, targets, actions } = transition
  const trigger = [
    triggerOf(transition),
    ...(figure === undefined ? [] : [`(${figure})`]),
    ...(guards ? [`[${guards.join(' and ')}]`] : []),
  ]
  return {
    trigger: trigger.join(' '),
    targets: targets.map((target) => stateName(target, machine)).join(', ') || 'stays',
    actions: actions.map((action) => `/ ${action}`),
  }
}

/** The words about a state besides its transitions. */
export const traitsOf = ({
  initial,
  type,
  tags,
  starting,
  entry,
  exit,
  invokes = [],
  notes,
}: ChartNode) =>
  [
    initial && 'initial',
    type !== 'atomic' && type !== 'compound' && type,
    tags.length > 0 && `tags: ${tags.join(', ')}`,
    entry.length > 0 && `on entry: ${entry.join(', ')}`,
    starting && `on its way to the initial state: ${starting.join(', ')}`,
    invokes.length > 0 && `invokes: ${invokes.map(({ name }) => name).join(', ')}`,
    exit.length > 0 && `on exit: ${exit.join(', ')}`,
    notes,
  ]
    .filter(Boolean)
    .join(' · ')

/** A machine's chart in words: how many states and transitions it has, and what they are. */
export const chartTextsOf = (machine: AnyStateMachine) => {
  const chart = chartOf(machine)
  return {
    counts: countsOf(chart),
    states: chart.nodes.map((state) => ({
      name: stateName(state.id, chart.id),
      traits: traitsOf(state),
      steps: state.transitions.map((transition) => stepText(transition, chart.id)),
    })),
  }
}
