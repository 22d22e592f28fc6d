import {
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate'

import { ManualClock } from '../observe/manual-clock'
import { actorAt, snapshotOf } from '../observe/snapshots'
import { fireTimer } from '../observe/timers'
import type { ActorSnapshot } from '../protocol'
import type { DeliveredEvent } from '../store/history'
import { isActive, keepApart, sendApart } from '../xstate/services'
import { type Kept, revive } from './keep'

const nothing = () => {}

interface Beginning {
  id?: string
  input?: unknown
  /** From where it goes on; it is started if it is null. */
  base?: Kept | null
  /** Whether it was started by another actor, to which it may send. */
  isChild?: boolean
  at?: number
}

/**
 * Runs a machine away from everything: its services wait, its own actions do nothing, and its clock is
 * moved by hand.
 */
export const createReplica = (
  machine: AnyStateMachine,
  { id = machine.id, input, base = null, isChild = false, at = 0 }: Beginning,
  onInspect: (inspected: InspectionEvent) => void = nothing,
) => {
  const clock = new ManualClock(at)
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.actor') keepApart(inspected.actorRef as AnyActor)
    onInspect(inspected)
  }
  const parent = isChild
    ? createActor(fromCallback(nothing), { clock, inspect }).start()
    : undefined
  const options = { id, input: input ?? undefined, clock, inspect, parent }
  const actor = base
    ? revive(machine, base, options)
    : (createActor(machine, options as never) as AnyActor)
  // Else XState would tell the page of an error.
  actor.subscribe({ error: nothing })
  if (!base) actor.start()
  return {
    actor,
    clock,
    deliver: ({ at: due, event, isDelayed, path = [] }: DeliveredEvent) => {
      // Timers fire in their recorded order, however late the browser was.
      clock.pass(due)
      const target = actorAt(actor, path)
      if (!target || !isActive(target)) return
      if (isDelayed) fireTimer(target, clock, event.type)
      else sendApart(target, event)
    },
    end: () => {
      if (!isChild) actor.stop()
    },
  }
}

export type Replica = ReturnType<typeof createReplica>

const write = ({ value, context, status }: ActorSnapshot) =>
  JSON.stringify([value, context, status])

/** Whether a snapshot is the one that a machine starts with. */
export const isStart = (machine: AnyStateMachine, options: Beginning, snapshot: ActorSnapshot) => {
  const { actor, end } = createReplica(machine, options)
  const start = snapshotOf(actor as AnyActorRef)
  end()
  return write(snapshot) === write(start)
}
