import { type AnyStateMachine, transition } from 'xstate'

import { words } from '../site'
import { toJson } from '../observe/json'
import type { ActorSnapshot, Json, JsonEvent, StateName } from '../protocol'
import { changesBetween } from './changes'
import { resolve } from './resolve'
import { stateLine } from './state-line'
import { reasonOf } from './why'

/** Where an event would lead. */
export interface Preview {
  can: boolean
  value: StateName
  context: Json
  /** What it would do besides: names of actions and of events that are emitted. */
  acts: readonly string[]
}

/** Whether a machine would take an event in a state; only its guards are called. */
export const canTake = (machine: AnyStateMachine, snapshot: ActorSnapshot, event: JsonEvent) => {
  if (snapshot.status !== 'active') return false
  try {
    return resolve(machine, snapshot).can(event)
  } catch {
    // A guard may throw on data that was typed by hand.
    return false
  }
}

/** An action's name; of what XState does itself, only what can be noticed. */
const actOf = ({ type, params }: { type: string; params: unknown }): string[] => {
  if (type === 'xstate.emit') return [(params as { event: JsonEvent }).event.type]
  if (type === 'xstate.raise') return [words.events.delay]
  return type.startsWith('xstate.') ? [] : [type]
}

/** What a machine would do with an event in a state; its actions are not executed. */
export const previewOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): Preview => {
  const stays = { can: false, value: snapshot.value, context: snapshot.context, acts: [] }
  if (!canTake(machine, snapshot, event)) return stays
  try {
    const [{ value, context }, actions] = transition(machine, resolve(machine, snapshot), event)
    const acts = actions.flatMap(actOf)
    return { can: true, value: value as StateName, context: toJson(context), acts }
  } catch {
    // An action may throw on data that was typed by hand.
    return stays
  }
}

/** Where an event would lead, or why it does nothing, in one line. */
export const outcomeOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): string => {
  const { can, acts, ...next } = previewOf(machine, snapshot, event)
  if (!can) return `${words.events.ignored}: ${reasonOf(machine, snapshot, event)}`
  if (JSON.stringify(next.value) !== JSON.stringify(snapshot.value))
    return `→ ${stateLine(next.value)}`
  const paths = changesBetween(snapshot, { ...snapshot, ...next }).map(({ path }) => path)
  const parts = [...new Set(paths), ...acts]
  return parts.length > 0 ? `${words.events.stays}: ${parts.join(', ')}` : words.events.nothing
}
