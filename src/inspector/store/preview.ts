import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'

import { ManualClock } from '../observe/manual-clock'
import { toPlain } from '../observe/json'
import type { Plain, PlainEvent, StateName, Still } from '../observe/protocol'

/** Where an event would lead. */
export interface Preview {
  can: boolean
  value: StateName
  context: Plain
}

const snapshots = new WeakMap<Still, AnyMachineSnapshot>()

/** A still is of one machine and never changes: its snapshot is made once. */
const snapshotOf = (machine: AnyStateMachine, still: Still): AnyMachineSnapshot => {
  const known = snapshots.get(still)
  if (known) return known
  const { value, context, status } = still
  const made = machine.resolveState({ value, context, status: status as 'active' })
  snapshots.set(still, made)
  return made
}

/** Whether a machine would take an event in a state; it is not tried, only its guards are asked. */
export const canTake = (machine: AnyStateMachine, still: Still, event: PlainEvent): boolean => {
  if (still.status !== 'active') return false
  try {
    return snapshotOf(machine, still).can(event)
  } catch {
    // A guard may break on data that no one foresaw.
    return false
  }
}

type Scope = Parameters<AnyStateMachine['transition']>[2]

const nothing = () => {}
const scopes = new WeakMap<AnyStateMachine, Scope>()

/** A stage on which a machine can be asked where it would go: nothing is done there, nor delayed. */
const scopeOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Scope => {
  const known = scopes.get(machine)
  if (known) return known
  const self = createActor(machine, { snapshot, clock: new ManualClock() } as never)
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  } as Scope
  scopes.set(machine, scope)
  return scope
}

/** Asks a machine what it would do with an event, from a state on. */
export const previewOf = (machine: AnyStateMachine, still: Still, event: PlainEvent): Preview => {
  const stays = { can: false, value: still.value, context: still.context }
  if (!canTake(machine, still, event)) return stays
  try {
    const snapshot = snapshotOf(machine, still)
    const { value, context } = machine.transition(snapshot, event, scopeOf(machine, snapshot))
    return { can: true, value: value as StateName, context: toPlain(context) }
  } catch {
    // An action may break on data that no one foresaw.
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
