import { type AnyStateMachine, transition } from 'xstate'

import { toJson } from '../observe/json'
import type { ActorSnapshot, JsonEvent, StateName } from '../protocol'
import { changesBetween } from './changes'
import { stateParts } from './state-line'
import { reasonOf, resolve } from './why'

/** An action's name; of what XState does itself, only what can be noticed. */
const actOf = ({ type, params }: { type: string; params: unknown }): string[] => {
  if (type === 'xstate.emit') return [(params as { event: JsonEvent }).event.type]
  if (type === 'xstate.raise') return ['delay restarts']
  return type.startsWith('xstate.') ? [] : [type]
}

/**
 * Where a machine would be after an event, and what it would do besides: names of actions and of
 * events that are emitted. Null if it would not take it. Its actions are not executed.
 */
export const previewOf = (machine: AnyStateMachine, snapshot: ActorSnapshot, event: JsonEvent) => {
  try {
    const current = resolve(machine, snapshot)
    if (snapshot.status !== 'active' || !current.can(event)) return null
    const [{ value, context }, actions] = transition(machine, current, event)
    return { value: value as StateName, context: toJson(context), acts: actions.flatMap(actOf) }
  } catch {
    // A guard or an action may throw on data that was typed by hand.
    return null
  }
}

/** Where an event would lead, or what it would change: empty if nothing, null if it is ignored. */
export const effectOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): string | null => {
  const next = previewOf(machine, snapshot, event)
  if (!next) return null
  const before = stateParts(snapshot.value)
  const entered = stateParts(next.value).filter((part) => !before.includes(part))
  if (entered.length > 0) return `→\u00A0${entered.join(' · ')}`
  // Which of its parts are other ones, the snapshot tells.
  const fields = changesBetween(snapshot, { ...snapshot, ...next }).map(
    ({ path }) => path.split('.')[0],
  )
  const parts = [...new Set(fields), ...next.acts]
  return parts.length > 0 ? `changes: ${parts.join(', ')}` : ''
}

/** The same in words, or why it is ignored. */
export const outcomeOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): string => {
  const effect = effectOf(machine, snapshot, event)
  return effect === null ? reasonOf(machine, snapshot, event) : effect || 'changes nothing'
}
