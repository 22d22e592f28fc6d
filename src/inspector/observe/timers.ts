import { type AnyActor, type AnyActorRef, createActor, fromCallback } from 'xstate'

import type { Timer } from '../protocol'
import { scheduledIn } from '../xstate/private'
import { ManualClock } from './manual-clock'

/** The clock of actors that are given none. */
export const { clock: wallClock } = createActor(fromCallback(() => {}))

const clockOf = (actor: AnyActorRef) => (actor as Partial<AnyActor>).clock as unknown

/** Whether its delays end when somebody else's clock says so. */
export const hasOwnClock = (actor: AnyActorRef) =>
  clockOf(actor) !== wallClock && !(clockOf(actor) instanceof ManualClock)

/** Events that a delay sends, as far as they were seen to be scheduled. */
const delayed = new WeakSet<object>()

export const isDelayed = (event: object) => delayed.has(event)

/** The timers of an actor, or of its whole system, with their due times on its clock. */
export const timersOf = (actor: AnyActorRef, isWhole = false): Timer[] => {
  const clock = clockOf(actor)
  const dues = clock instanceof ManualClock ? clock.dues : undefined
  // In the order in which they were armed, as the clock has them.
  return Object.values(scheduledIn(actor)).flatMap((timer, index) => {
    const { source, target, event, delay, id, startedAt } = timer
    delayed.add(event)
    // XState notes the browser's time, whatever the clock.
    const due = hasOwnClock(actor) ? NaN : (dues?.[index] ?? startedAt + delay)
    return isWhole || source === actor
      ? { event: event.type, sent: event, target, delay, id, due }
      : []
  })
}
