import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate'

import { transitionId } from '../site'

import { ManualClock } from '../observe/manual-clock'
import { toJson } from '../observe/json'
import { armTimers, fireTimer, timersOf } from '../observe/timers'
import type { ActorSnapshot, JsonEvent, StateName } from '../protocol'
import { type DeliveredEvent, isTimer } from '../store/history'
import { resolve } from '../store/why'

interface Original {
  machine: AnyStateMachine
  id: string
  input: unknown
  base: { at: number; snapshot: ActorSnapshot }
}

/** Starts a machine on a clock at 0, sends it an event, and tells what came of it. */
export const probe = (
  machine: AnyStateMachine,
  options: { input: unknown; snapshot?: AnyMachineSnapshot | undefined },
  event?: JsonEvent,
) => {
  const taken: string[] = []
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep')
      taken.push(...inspected._transitions.map(transitionId))
  }
  const clock = new ManualClock()
  const actor = createActor(machine, { ...options, inspect, clock } as never).start()
  if (event) actor.send(event)
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const timers = timersOf(actor)
  actor.stop()
  return { snapshot, timers, taken }
}

/** The snapshot of a machine that has just been started with an input, on a clock at 0. */
export const startSnapshot = (machine: AnyStateMachine, input: unknown): ActorSnapshot => {
  const { snapshot, timers } = probe(machine, { input })
  const { value, context, status } = snapshot
  return { value: value as StateName, context: toJson(context), status, timers }
}

const write = ({ value, context, status }: ActorSnapshot) =>
  JSON.stringify([value, context, status])

/** Whether a snapshot is the one that a machine starts with. */
export const isStart = (machine: AnyStateMachine, input: unknown, snapshot: ActorSnapshot) =>
  write(snapshot) === write(startSnapshot(machine, input))

/** A fresh actor in the base's state, with what is left of its timers armed. */
export const revive = ({ machine, id, input, base }: Original, clock?: ManualClock): AnyActor => {
  const snapshot = resolve(machine, base.snapshot)
  const options = { id, input, snapshot, ...(clock ? { clock } : {}) }
  const actor = createActor(machine, options as never).start()
  armTimers(actor, base.snapshot.timers, base.at)
  return actor
}

/** The same on a clock of its own, which is moved to what is delivered. */
export const createReplica = (original: Original) => {
  const clock = new ManualClock(original.base.at)
  const actor = revive(original, clock)
  return {
    actor,
    clock,
    deliver: ({ at, event }: DeliveredEvent) => {
      // Timers fire in their recorded order, however late the browser was.
      clock.pass(at)
      if (isTimer(event)) fireTimer(actor, clock, event.type)
      else actor.send(event)
    },
  }
}
