import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { ActorSnapshot } from '../protocol'

const resolved = new WeakMap<ActorSnapshot, AnyMachineSnapshot>()

/** A logged snapshot as XState's. It is of one machine and never changes: it is made once. */
export const resolve = (machine: AnyStateMachine, snapshot: ActorSnapshot): AnyMachineSnapshot => {
  const known = resolved.get(snapshot)
  if (known) return known
  const { value, context, status } = snapshot
  const made = machine.resolveState({ value, context, status: status as 'active' })
  resolved.set(snapshot, made)
  return made
}
