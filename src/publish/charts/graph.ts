import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'

import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import { transitionId } from '../../actors/transition-id.ts'
import { type Chart, type ChartNode, type ChartTransition, duration } from '../../chart/chart.ts'
import { sampleOf } from './sample.ts'

/** Properties of XState's guards that its types leave out. */
interface Named {
  type?: string
  guards?: unknown[]
  stateValue?: unknown
}

const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateName(inner)}`)
        .join(', ')
    : String(value)

/** A guard in words: `canMove and not isHeld`. */
const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'object' && typeof guard !== 'function') return 'condition'
  const { type, guards, stateValue } = guard as Named
  if (stateValue !== undefined) return `in ${stateName(stateValue)}`
  const parts = guards?.map(guardName)
  if (parts) {
    const check = String((guard as { check?: { name: string } }).check?.name)
    if (check === 'checkNot') return `not ${parts.join()}`
    return parts.join(check === 'checkOr' ? ' or ' : ' and ')
  }
  return type ?? 'condition'
}

/** The guards that must all hold, in words. */
const guardNames = (guard: unknown): string[] => {
  const { guards, check } = guard as Named & { check?: { name: string } }
  return guards && check?.name === 'checkAnd' ? guards.flatMap(guardNames) : [guardName(guard)]
}

/** Every transition of a state; XState's `toDirectedGraph` leaves `always` out. */
export const transitionsOf = ({ transitions, always = [] }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...always,
]

const inMilliseconds = (delay: unknown) =>
  typeof delay === 'number' ? duration(delay) : String(delay)

/** Names of actions; XState's own, which start a delay, have none. */
const actionNames = (actions: readonly unknown[]) =>
  actions.flatMap((action) => {
    if (typeof action === 'string') return [action]
    const type = (action as { type?: string } | null)?.type
    return type && !type.startsWith('xstate.') ? [type] : []
  })

type Sample = ReturnType<typeof sampleOf>

const describe = (transition: AnyTransitionDefinition, sample: Sample): ChartTransition => {
  const { source, eventType, guard, target = [] } = transition
  const timer = source.after.find((after) => after.eventType === eventType)
  const actions = actionNames(transition.actions)
  const figure = typeof timer?.delay === 'string' ? sample.delay(timer.delay) : undefined
  const sends = actions.flatMap((action) => {
    const sent = sample.sent(action, eventType)
    return sent ? [[action, sent] as const] : []
  })
  return {
    id: transitionId(transition),
    event: eventType,
    ...(timer ? { delay: inMilliseconds(timer.delay) } : {}),
    ...(figure === undefined ? {} : { figure: duration(figure) }),
    ...(guard === undefined ? {} : { guards: guardNames(guard) }),
    targets: target.map(({ id }) => id),
    actions,
    ...(sends.length > 0 ? { sends: Object.fromEntries(sends) } : {}),
  }
}

const describeNode = (node: AnyStateNode, sample: Sample): ChartNode => ({
  id: node.id,
  key: node.key,
  type: node.type,
  ...(node.parent ? { parent: node.parent.id } : {}),
  initial: node.parent?.initial?.target?.includes(node) ?? false,
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  tags: node.tags,
  transitions: transitionsOf(node).map((transition) => describe(transition, sample)),
})

/** A state with all that are in it; parents come before their children. */
export const allNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(allNodes),
]

/** A machine as data. The input is a sample. */
export const chartOf = (
  machine: AnyStateMachine,
  input?: unknown,
  events: readonly { type: string }[] = [],
): Chart => {
  const sample = sampleOf(machine, input, events)
  const nodes = allNodes(machine.root).map((node) => describeNode(node, sample))
  const guards = sample.guards()
  return { id: machine.id, nodes, guards }
}

/** For the inspector and the machines' pages: charts, and what events are like, by machine. */
export const chartsOf = (catalogue: readonly CatalogueEntry[]) => {
  const charts = catalogue.map(({ machine, input, events }) => chartOf(machine, input, events))
  return {
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chart])),
    samples: Object.fromEntries(catalogue.map(({ id, events }) => [id, events])),
    values: Object.fromEntries(catalogue.map(({ id, values }) => [id, values])),
  }
}
