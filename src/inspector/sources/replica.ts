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
import { fireTimer, timersOf } from '../observe/timers'
import type { ActorSnapshot } from '../protocol'
import { transitionId } from '../seam'
import type { DeliveredEvent } from '../store/history'
import { takenIn } from '../xstate/private'
import { isActive, keepApart, type Own, sendApart } from '../xstate/services'
import { type Kept, revive } from './keep'

const nothing = () => {}

export interface Beginning {
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
  const taken = new Set<string>()
  const met = new Set<Own>()
  const inspect = (inspected: InspectionEvent) => {
    const inspectedActor = inspected.actorRef as AnyActor
    if (inspected.type === '@xstate.actor') keepApart(inspectedActor, (own) => met.add(own))
    if (inspected.type === '@xstate.microstep' && inspectedActor.id === id)
      for (const one of takenIn(inspected)) taken.add(transitionId(one))
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

  const deliver = ({ at: due, event, isDelayed, path = [] }: DeliveredEvent) => {
    // Timers fire in their recorded order, however late the browser was.
    clock.pass(due)
    const target = actorAt(actor, path)
    if (!target || !isActive(target)) return
    if (isDelayed) fireTimer(target, clock, event.type)
    else sendApart(target, event)
  }
  return {
    actor,
    clock,
    /** Ids of the transitions that it has taken, also those to its first state. */
    taken,
    /** What it was kept from. */
    met,
    deliver,
    /** The same on a clock that fires all that is due; false if the timer is not there. */
    play: ({ at: latest, event, isDelayed, path = [] }: DeliveredEvent) => {
      const timers = timersOf(actor, true)
      const target = actorAt(actor, path)
      const own = timers.find((one) => one.target === target && one.sent.type === event.type)
      if (isDelayed && own) clock.set(own.due)
      // Just before the next timer, so that none fires that did not.
      const next = Math.min(...timers.map(({ due }) => due)) - 1
      if (!isDelayed) deliver({ at: Math.min(latest, next), event, path })
      return !isDelayed || own !== undefined
    },
    end: () => {
      if (!isChild) actor.stop()
    },
  }
}

const write = ({ value, context, status }: ActorSnapshot) =>
  JSON.stringify([value, context, status])

/** Whether a snapshot is the one that a machine starts with. */
export const isStart = (machine: AnyStateMachine, options: Beginning, snapshot: ActorSnapshot) => {
  const { actor, end } = createReplica(machine, options)
  const start = snapshotOf(actor as AnyActorRef)
  end()
  return write(snapshot) === write(start)
}
