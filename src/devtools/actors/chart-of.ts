import {
  and,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  not,
  or,
  stateIn,
} from 'xstate'

import {
  type Chart,
  type ChartNode,
  type ChartTransition,
  duration,
} from '#devtools/chart/chart.ts'
import { actionJson, withParams } from './action-text.ts'
import { builtInText } from './built-in-action.ts'
import { allNodes, delayName, writtenLength } from './delay-of.ts'
import { eventName } from './event-name.ts'
import { invokesOf } from './invokes.ts'
import { guardOf, routedState } from './state-routes.ts'
import type { StepAction } from './step.ts'
import { transitionId } from './transition-id.ts'

/** A function that is written in place: its own name is another one once a build has shortened it. */
const IN_PLACE = 'inline'

/** A guard that XState makes of others. */
type Combined = { check?: unknown; guards?: readonly unknown[] }

/** What XState's guards are told by, since their functions' names are shortened, too. */
const COMBINERS = new Map<unknown, string>(
  Object.entries({ and: and([]), or: or([]), not: not(''), stateIn: stateIn('') }).map(
    ([name, guard]) => [(guard as Combined).check, name],
  ),
)

/** A guard by its name, with its parameters or with the guards that it is made of. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object') return withParams(guard as StepAction)
  const { check, guards = [] } = guard as Combined
  const name = COMBINERS.get(check)
  if (name === undefined) return IN_PLACE
  return guards.length > 0 ? `${name} (${guards.map(guardName).join(', ')})` : name
}

/** Every transition of a state; XState's `toDirectedGraph` leaves `always` out. */
const ownTransitions = ({ transitions, always = [] }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...always,
]

/** Actions by the events that they send, else by their names. */
const actionNames = (written: unknown, machine: AnyStateMachine): string[] =>
  [written ?? []].flat().map((action) => {
    const text = builtInText(action, machine)
    if (text !== undefined) return text
    if (typeof action === 'function') {
      const { type = IN_PLACE } = action as { type?: string }
      return type.replace('xstate.', '')
    }
    return typeof action === 'string' ? action : withParams(action as StepAction)
  })

interface Noted {
  description?: string | undefined
  meta?: unknown
  config?: { target?: string | string[] | undefined }
}

/** The author's notes on a state or a transition. */
const notesOf = ({ description, meta, config }: Noted) => {
  const metaText = meta === undefined ? '' : `meta ${actionJson(meta)}`
  // A history state's default: where it leads when its parent has not been active before.
  const first = config?.target === undefined ? '' : `else → ${[config.target].flat().join(', ')}`
  const notes = [description ?? '', first, metaText].filter(Boolean).join(' · ')
  return notes ? { notes } : {}
}

const describe = (transition: AnyTransitionDefinition): ChartTransition => {
  const { source, eventType, target = [], description, meta, actions } = transition
  const { machine } = source
  const timer = source.after.find((after) => after.eventType === eventType)
  const length = typeof timer?.delay === 'string' ? writtenLength(timer.delay, machine) : undefined
  const guard = guardOf(transition)
  const to = `#${routedState(transition)?.id}`
  const isOwn = eventType.startsWith('xstate.') && !timer
  return {
    id: transitionId(transition),
    event: eventType,
    ...(isOwn ? { trigger: eventName({ type: eventType, to }, machine) } : {}),
    ...(timer ? { delay: delayName(timer.delay) } : {}),
    ...(length === undefined ? {} : { figure: duration(length) }),
    ...(guard === undefined ? {} : { guards: [guardName(guard)] }),
    targets: target.map(({ id }) => id),
    actions: actionNames(actions, machine),
    ...notesOf({ description, meta }),
  }
}

const describeNode = (node: AnyStateNode): ChartNode => {
  const { config, machine } = node
  const invokes = invokesOf(node)
  // XState adds actions of its own to `entry` and `exit`, which begin and end delays.
  const named = (written: unknown) => actionNames(written, machine)
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
    transitions: ownTransitions(node).map(describe),
    ...notesOf(node),
  }
}

/** A machine as data, by its author's names. The machine is only read: nothing of it is run. */
export const chartOf = ({ id, root }: AnyStateMachine): Chart => ({
  id,
  nodes: allNodes(root).map(describeNode),
})
