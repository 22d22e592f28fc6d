import { type AnyActor, type AnyStateMachine, createActor } from 'xstate'

import { ManualClock } from '../observe/manual-clock'
import { toPlain } from '../observe/json'
import { armTimers, fireTimer, timersOf } from '../observe/timers'
import type { StateName, Still } from '../observe/protocol'
import type { Told } from '../store/history'

interface SnapshotLike {
  value: StateName
  context: unknown
  status: string
}

export interface Stage {
  machine: AnyStateMachine
  id: string
  input: unknown
  base: { at: number; still: Still }
}

export interface Played {
  actor: AnyActor
  clock: ManualClock
  /** Tells it the next thing. */
  tell: (told: Told) => void
}

/** Where a machine is when it has just been started with an input, at no time. */
export const startStill = (machine: AnyStateMachine, input: unknown): Still => {
  const clock = new ManualClock()
  const actor = createActor(machine, { input, clock }).start()
  const { value, context, status } = actor.getSnapshot() as SnapshotLike
  const still = { value, context: toPlain(context), status, timers: timersOf(actor) }
  actor.stop()
  return still
}

/** Whether a machine, freshly started with its input, is where this still is. */
export const isStart = (
  machine: AnyStateMachine,
  input: unknown,
  { value, context, status }: Still,
) => {
  const start = startStill(machine, input)
  return (
    JSON.stringify([start.value, start.context, start.status]) ===
    JSON.stringify([value, context, status])
  )
}

/** A fresh actor on a clock of its own, in the state of the base with the same timers waiting. */
export const stage = ({ machine, id, input, base: { at, still } }: Stage): Played => {
  const clock = new ManualClock(at)
  const snapshot = machine.resolveState({
    value: still.value,
    context: still.context,
    status: still.status as 'active',
  })
  const actor = createActor(machine, { id, input, clock, snapshot } as never).start()
  armTimers(actor, still.timers, at)
  return {
    actor,
    clock,
    tell: (told) => {
      // Timers come in the order in which they came, however late the browser was.
      clock.pass(told.at)
      if (told.timer) fireTimer(actor, clock, told.event.type)
      else actor.send(told.event)
    },
  }
}
