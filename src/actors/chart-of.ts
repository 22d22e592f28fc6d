import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { Chart, ChartNode, ChartTransition } from '#chart/chart.ts'
import { jsonOf, withParams } from './action-text.ts'
import { allNodes, delayName, figureIn } from './delay-of.ts'
import { eventName } from './event-name.ts'
import { invokesOf } from './invokes.ts'
import { doneFor, type Sample } from './sample.ts'
import type { StepAction } from './step.ts'
import { transitionId } from './transition-id.ts'

/** The name of an inline function, if that says something. */
const inlineName = (written: unknown, ...meaningless: readonly string[]) => {
  const { name = '' } = written as { name?: string }
  return name === '' || meaningless.includes(name) ? 'inline' : name
}

/** A guard by its name, with what it is given. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' ? withParams(guard as StepAction) : inlineName(guard, 'guard')
}

/** Every transition of a state; XState's `toDirectedGraph` leaves `always` out. */
const transitionsOf = ({ transitions, always = [] }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...always,
]

/** Actions by the events that they send, else by their names. */
const actionNames = (
  written: unknown,
  trigger: string,
  machine: AnyStateMachine,
  sample: Sample,
): string[] =>
  [written ?? []].flat().flatMap((action) => {
    const done = doneFor(action, trigger, machine, sample)
    const isInline = typeof action === 'function'
    if (done.length > 0) return done
    if (isInline) return inlineName(action, 'action', 'actions')
    return typeof action === 'string' ? action : withParams(action as StepAction)
  })

interface Noted {
  description?: string | undefined
  meta?: unknown
  config?: { target?: string | string[] | undefined }
}

/** What its author says of a state or a transition. */
const notesOf = ({ description, meta, config }: Noted) => {
  const metaText = meta === undefined ? '' : `meta ${jsonOf(meta)}`
  // Of a history state, where it leads when nothing has been.
  const first = config?.target === undefined ? '' : `else → ${[config.target].flat().join(', ')}`
  const notes = [description ?? '', first, metaText].filter(Boolean).join(' · ')
  return notes ? { notes } : {}
}

const describe = (transition: AnyTransitionDefinition, sample: Sample): ChartTransition => {
  const { source, eventType, guard, target = [], description, meta, actions } = transition
  const { machine } = source
  const timer = source.after.find((after) => after.eventType === eventType)
  const { context } = sample
  const isNamed = context !== undefined && typeof timer?.delay === 'string'
  const figure = isNamed ? figureIn(machine, timer.delay as string, context) : undefined
  const isOwn = eventType.startsWith('xstate.') && !timer
  return {
    id: transitionId(transition),
    event: eventType,
    ...(isOwn ? { trigger: eventName(eventType, machine) } : {}),
    ...(timer ? { delay: delayName(timer.delay) } : {}),
    ...(figure === undefined ? {} : { figure }),
    ...(guard === undefined ? {} : { guards: [guardName(guard)] }),
    targets: target.map(({ id }) => id),
    actions: actionNames(actions, eventType, machine, sample),
    ...notesOf({ description, meta }),
  }
}

const describeNode = (node: AnyStateNode, sample: Sample): ChartNode => {
  const { config, machine } = node
  const invokes = invokesOf(node)
  // XState adds actions of its own to `entry` and `exit`, which begin and end delays.
  const named = (written: unknown) => actionNames(written, 'xstate.init', machine, sample)
  const starting = named(node.initial?.actions)
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.type === 'history' ? { history: node.history || 'shallow' } : {}),
    ...(node.parent ? { parent: node.parent.id } : {}),
    initial: node.parent?.initial?.target?.includes(node) ?? false,
    ...(starting.length > 0 ? { starting } : {}),
    entry: named(config.entry),
    exit: named(config.exit),
    ...(invokes.length > 0 ? { invokes } : {}),
    tags: node.tags,
    transitions: transitionsOf(node).map((transition) => describe(transition, sample)),
    ...notesOf(node),
  }
}

/**
 * A machine as data, by its author's names.
 *
 * @param sample what its actions and delays may read, so that they are named by what they do
 */
export const chartOf = (machine: AnyStateMachine, sample: Sample = {}): Chart => ({
  id: machine.id,
  nodes: allNodes(machine.root).map((node) => describeNode(node, sample)),
})
