import type { AnyActor, AnyActorRef } from 'xstate'

import type { Timer } from '../protocol'
import { scheduledIn } from '../xstate/private'
import { ManualClock } from './manual-clock'

const clockOf = (actor: AnyActorRef) =>
  (actor as Partial<AnyActor>).clock as unknown as ManualClock | undefined

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
    const due = dues?.[index] ?? startedAt + delay
    return isWhole || source === actor
      ? { event: event.type, sent: event, target, delay, id, due }
      : []
  })
}
