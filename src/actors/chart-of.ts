import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { Chart, ChartNode, ChartTransition } from '../chart/chart.ts'
import { allNodes, delayName, figureIn } from './delay-of.ts'
import { type Sample, sentBy } from './sample.ts'
import { transitionId } from './transition-id.ts'

/** What guards and XState's own actions keep of what they were made with; its types leave it out. */
interface Own {
  type?: string
  params?: unknown
  guards?: unknown[]
  stateValue?: unknown
  check?: (snapshot: object, args: object, made: { guards: unknown[] }) => boolean
  id?: unknown
  event?: unknown
  to?: unknown
  src?: unknown
  actorRef?: unknown
  sendId?: unknown
  delay?: unknown
}

/** How a guard is made of others; undefined if it is not. A build renames it, another XState has its own. */
const kindOf = (guard: unknown) => {
  const { check, guards } = guard as Own
  if (!check || !guards) return undefined
  try {
    return check({}, {}, { guards: [] }) ? 'and' : 'or'
  } catch {
    // There is none that it could ask.
    return 'not'
  }
}

/** In a drawing, a longer word would make its state too wide. */
const MOST_CHARACTERS = 40

/** A meta or params may be anything. */
const textOf = (value: unknown) => {
  try {
    return JSON.stringify(value)
  } catch {
    return '…'
  }
}

/** A guard or an action by its name, and with what it is given: `isAbove {"min":5}`. */
const withParams = ({ type = '', params }: Own) => {
  if (typeof params !== 'object') return type
  const text = textOf(params)
  return `${type} ${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text}`
}

const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateName(inner)}`)
        .join(', ')
    : String(value)

/** A function's text as one expression, if it is one. */
const codeOf = (source: string) =>
  source
    .replace(/^\(.*?\)\s*=>\s*/s, '')
    .replaceAll(/\(0,\s*\w+\.(\w+)\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A guard in words: `canMove and not isHeld`; one without a name by its code. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'object' && typeof guard !== 'function') return 'condition'
  const { type, guards, stateValue } = guard as Own
  if (stateValue !== undefined) return `in ${stateName(stateValue)}`
  const kind = kindOf(guard)
  const parts = guards?.map((part) => partName(part, kind))
  if (kind && parts) return kind === 'not' ? `not ${parts.join()}` : parts.join(` ${kind} `)
  if (type !== undefined) return withParams(guard as Own)
  return typeof guard === 'function' ? codeOf(String(guard)) : 'condition'
}

/** A guard within another: `or` within `not` or `and` is read apart. */
const partName = (part: unknown, outer: string | undefined) => {
  const kind = kindOf(part)
  const isOpen = kind === undefined || kind === 'not' || kind === outer
  return isOpen ? guardName(part) : `(${guardName(part)})`
}

/** The guards that must all hold, in words. */
const guardNames = (guard: unknown): string[] => {
  const { guards = [] } = guard as Own
  if (kindOf(guard) !== 'and') return [guardName(guard)]
  return guards.flatMap((part) =>
    kindOf(part) === 'and' ? guardNames(part) : partName(part, 'and'),
  )
}

/** Every transition of a state; XState's `toDirectedGraph` leaves `always` out. */
export const transitionsOf = ({ transitions, always = [] }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...always,
]

/** The last part of `xstate.assign`, and what it is about if that is written: `raise slide.next`. */
const ownName = ({ type = '', event, to, src, actorRef, sendId, delay }: Own) => {
  const target = typeof to === 'string' ? `→ ${to}` : undefined
  const time = delay === undefined ? undefined : `after ${delayName(delay)}`
  const about = [(event as Own | undefined)?.type, target, src, actorRef, sendId, time]
  const told = about.filter((part) => typeof part === 'string')
  return [type.replace('xstate.', ''), ...told].join(' ').replace('#_parent', 'parent')
}

/** Whether XState has added it, to begin or to end a delay. */
const isOfDelay = ({ id, sendId }: Own) => String(id ?? sendId).startsWith('xstate.after.')

/** Actions by their names; those without one by what they are. */
const actionNames = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'string') return action
    const { type, name } = action as Own & { name?: string }
    if (type === undefined) return name && !/^actions?$/.test(name) ? name : 'inline'
    if (!type.startsWith('xstate.')) return withParams(action as Own)
    return isOfDelay(action as Own) ? [] : ownName(action as Own)
  })

/** What is invoked by a state, under the name of its actor; one that is written in place has no source. */
const invokesOf = ({ invoke, config }: AnyStateNode) =>
  invoke.map(({ id, src }, index) => {
    const source = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : ''
    const logic = Object([config.invoke].flat()[index]?.src) as { id?: string }
    const own = logic.id ?? ('start' in logic ? 'service' : 'actor')
    return { id, name: /^\d+\./.test(id) ? source || own : id, src: source }
  })

/** A transition that XState has named, in the reader's words: `done fetchUser`. */
const triggerOf = (source: AnyStateNode, event: string): string | undefined => {
  const [, kind = '', of = ''] = /^xstate\.(done|error|snapshot)\.(.+)$/.exec(event) ?? []
  if (of.startsWith('state.')) return 'done'
  const id = of.replace(/^actor\./, '')
  const invoked = invokesOf(source).find((one) => one.id === id)
  return kind && `${kind} ${invoked?.name ?? id}`
}

const describe = (transition: AnyTransitionDefinition, sample: Sample): ChartTransition => {
  const { source, eventType, guard, target = [], description, meta } = transition
  const timer = source.after.find((after) => after.eventType === eventType)
  const figure = typeof timer?.delay === 'string' ? sample.figureOf(timer.delay) : undefined
  const trigger = triggerOf(source, eventType)
  return {
    id: transitionId(transition),
    event: eventType,
    ...(trigger ? { trigger } : {}),
    ...(timer ? { delay: delayName(timer.delay) } : {}),
    ...(figure === undefined ? {} : { figure }),
    ...(guard === undefined ? {} : { guards: guardNames(guard) }),
    targets: target.map(({ id }) => id),
    actions: actionNames(transition.actions).map(
      (action) => sentBy(source.machine, sample, action, eventType) ?? action,
    ),
    ...notesOf({ description, meta }),
  }
}

interface Noted {
  description?: string | undefined
  meta?: unknown
  config?: { target?: string | string[] | undefined }
}

/** What its author says of a state or a transition. */
const notesOf = ({ description, meta, config }: Noted) => {
  const told = meta === undefined ? '' : `meta ${textOf(meta)}`
  // Of a history state, where it leads when nothing has been.
  const first = config?.target === undefined ? '' : `else → ${[config.target].flat().join(', ')}`
  const notes = [description ?? '', first, told].filter(Boolean).join(' · ')
  return notes ? { notes } : {}
}

const describeNode = (node: AnyStateNode, sample: Sample): ChartNode => {
  const invokes = invokesOf(node)
  const starting = actionNames(node.initial?.actions ?? [])
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.type === 'history' ? { history: node.history || 'shallow' } : {}),
    ...(node.parent ? { parent: node.parent.id } : {}),
    initial: node.parent?.initial?.target?.includes(node) ?? false,
    ...(starting.length > 0 ? { starting } : {}),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    ...(invokes.length > 0 ? { invokes } : {}),
    tags: node.tags,
    transitions: transitionsOf(node).map((transition) => describe(transition, sample)),
    ...notesOf(node),
  }
}

/** A machine as data, by what is known of an actor of it, or of a sample. */
export const chartOf = (machine: AnyStateMachine, known: Partial<Sample> = {}): Chart => {
  const { context = {} } = known
  const figureOf = (name: string) => figureIn(machine, name, context)
  const sample = { context, events: [], figureOf, ...known }
  return { id: machine.id, nodes: allNodes(machine.root).map((node) => describeNode(node, sample)) }
}
