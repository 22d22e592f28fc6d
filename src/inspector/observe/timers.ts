import type { AnyActor, AnyActorRef } from 'xstate'

import type { Timer } from '../protocol'
import { type Scheduled, scheduledIn } from '../xstate/private'
import { ManualClock } from './manual-clock'

const clockOf = (actor: AnyActorRef) =>
  (actor as Partial<AnyActor>).clock as unknown as ManualClock | undefined

/** Events that a delay sends, as far as they were seen to be scheduled. */
const delayed = new WeakSet<object>()

export const isDelayed = (event: object) => delayed.has(event)

/** The timers of an actor's system, in the order in which they were armed. */
const scheduledOf = (actor: AnyActorRef): Scheduled[] => {
  const all = Object.values(scheduledIn(actor))
  for (const { event } of all) delayed.add(event)
  return all
}

/** The timers of an actor, or of its whole system, with their due times on its clock. */
export const timersOf = (actor: AnyActorRef, isWhole = false): Timer[] => {
  const clock = clockOf(actor)
  const dues = clock instanceof ManualClock ? clock.dues : undefined
  return scheduledOf(actor).flatMap(({ source, target, event, delay, id, startedAt }, index) =>
    isWhole || source === actor
      ? {
          event: event.type,
          sent: event,
          target,
          delay,
          id,
          due: dues?.[index] ?? startedAt + delay,
        }
      : [],
  )
}

/** Fires the timer that sends an event of a type to an actor now. False if there is none. */
export const fireTimer = (actor: AnyActorRef, clock: ManualClock, type: string) => {
  const index = scheduledOf(actor).findIndex(
    ({ event, target }) => event.type === type && target === actor,
  )
  if (index >= 0) clock.fire(index)
  return index >= 0
}
