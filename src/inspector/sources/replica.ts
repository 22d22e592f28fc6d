import { type AnyActor, type AnyStateMachine, createActor } from 'xstate'

import { ManualClock } from '../observe/manual-clock'
import { toJson } from '../observe/json'
import { armTimers, fireTimer, timersOf } from '../observe/timers'
import type { StateName, ActorSnapshot } from '../protocol'
import type { DeliveredEvent } from '../store/history'

interface SnapshotLike {
  value: StateName
  context: unknown
  status: string
}

interface Original {
  machine: AnyStateMachine
  id: string
  input: unknown
  base: { at: number; snapshot: ActorSnapshot }
}

export interface Replica {
  actor: AnyActor
  clock: ManualClock
  deliver: (event: DeliveredEvent) => void
}

/** The snapshot of a machine that has just been started with an input, on a clock at 0. */
export const startSnapshot = (machine: AnyStateMachine, input: unknown): ActorSnapshot => {
  const clock = new ManualClock()
  const actor = createActor(machine, { input, clock }).start()
  const { value, context, status } = actor.getSnapshot() as SnapshotLike
  const snapshot = { value, context: toJson(context), status, timers: timersOf(actor) }
  actor.stop()
  return snapshot
}

/** Whether a snapshot is the one that a machine starts with. */
export const isStart = (
  machine: AnyStateMachine,
  input: unknown,
  { value, context, status }: ActorSnapshot,
) => {
  const start = startSnapshot(machine, input)
  return (
    JSON.stringify([start.value, start.context, start.status]) ===
    JSON.stringify([value, context, status])
  )
}

/** A fresh actor on a clock of its own, in the base's state and with its timers armed. */
export const createReplica = ({ machine, id, input, base }: Original): Replica => {
  const { at, snapshot } = base
  const clock = new ManualClock(at)
  const { value, context, status, timers } = snapshot
  const resolved = machine.resolveState({ value, context, status: status as 'active' })
  const actor = createActor(machine, { id, input, clock, snapshot: resolved } as never).start()
  armTimers(actor, timers, at)
  return {
    actor,
    clock,
    deliver: ({ at: time, event, timer }) => {
      // Timers fire in their recorded order, however late the browser was.
      clock.pass(time)
      if (timer) fireTimer(actor, clock, event.type)
      else actor.send(event)
    },
  }
}
