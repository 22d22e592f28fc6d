import { type AnyActor, type AnyActorRef, createActor, fromCallback } from 'xstate'

import { duration } from '../../chart/chart'
import type { Timer } from '../protocol'
import { scheduledIn } from '../xstate/private'
import { ManualClock } from './manual-clock'
import { secondsTo } from './tick'

/** The clock of actors that are given none. */
export const { clock: wallClock } = createActor(fromCallback(() => {}))

const clockOf = (actor: AnyActorRef) => (actor as Partial<AnyActor>).clock as unknown

/** Whether its delays end when somebody else's clock says so. */
export const hasOwnClock = (actor: AnyActorRef) =>
  clockOf(actor) !== wallClock && !(clockOf(actor) instanceof ManualClock)

/** When a delay ends, seen from a time on its clock, if that is known. */
export const endOf = ({ due, delay }: Timer, now: number) =>
  Number.isNaN(due)
    ? `${duration(delay)} after it began, no due time known`
    : `in ${secondsTo(due, now)}`

/** Events that a delay sends, as far as they were seen to be scheduled. */
const delayed = new WeakSet<object>()

export const isDelayed = (event: object) => delayed.has(event)

/**
 * Of the timers of a clock, the last of a delay, which is taken out of them. Of two with one id XState
 * keeps the later one; the clock has both.
 */
const takeFrom = (armed: ManualClock['armed'], delay: number) => {
  const at = armed.findLastIndex((timer) => timer.delay === delay)
  return at < 0 ? undefined : armed.splice(at, 1)[0]
}

/** The timers of an actor, or of its whole system, with their due times on its clock. */
export const timersOf = (actor: AnyActorRef, isWhole = false): Timer[] => {
  const clock = clockOf(actor)
  const armed = clock instanceof ManualClock ? clock.armed : []
  const latestFirst = Object.values(scheduledIn(actor)).toReversed()
  const timers = latestFirst.flatMap((timer) => {
    const { source, event, delay, startedAt } = timer
    delayed.add(event)
    // XState notes the browser's time, whatever the clock.
    const due = hasOwnClock(actor) ? NaN : (takeFrom(armed, delay)?.due ?? startedAt + delay)
    return isWhole || source === actor ? { ...timer, due } : []
  })
  return timers.toReversed()
}
