import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'

import { toJson } from '../observe/json'
import type { ActorSnapshot, Json, JsonEvent, StateName } from '../protocol'

/** Where an event would lead. */
export interface Preview {
  can: boolean
  value: StateName
  context: Json
}

const resolved = new WeakMap<ActorSnapshot, AnyMachineSnapshot>()

/** An actor's snapshot is of one machine and never changes: it is resolved once. */
const resolve = (machine: AnyStateMachine, snapshot: ActorSnapshot): AnyMachineSnapshot => {
  const known = resolved.get(snapshot)
  if (known) return known
  const { value, context, status } = snapshot
  const made = machine.resolveState({ value, context, status: status as 'active' })
  resolved.set(snapshot, made)
  return made
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

/** What a machine would do with an event in a state; its actions are not executed. */
export const previewOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): Preview => {
  const stays = { can: false, value: snapshot.value, context: snapshot.context }
  if (!canTake(machine, snapshot, event)) return stays
  try {
    const [{ value, context }] = transition(machine, resolve(machine, snapshot), event)
    return { can: true, value: value as StateName, context: toJson(context) }
  } catch {
    // An action may throw on data that was typed by hand.
    return stays
  }
}

/** The state in one line: `rotation.waiting · track.resting`. */
export const stateLine = (value: StateName): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => {
          const rest = stateLine(inner)
          return rest ? `${key}.${rest}` : key
        })
        .join(' · ')
