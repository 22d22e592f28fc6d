import type { AnyActor, AnyActorRef, AnyEventObject } from 'xstate'

import { ManualClock } from './manual-clock'
import type { Timer } from './protocol'

interface Scheduled {
  source: AnyActorRef
  event: AnyEventObject
  delay: number
  id: string
  startedAt: number
}

/** XState keeps them for its own persistence; there is no other way to learn what waits. */
const scheduledOf = (actor: AnyActorRef): Scheduled[] => {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot() as {
    _scheduledEvents: Record<string, Scheduled>
  }
  return Object.values(scheduled)
}

const clockOf = (actor: AnyActorRef) =>
  (actor as Partial<AnyActor>).clock as unknown as ManualClock | undefined

/** The delayed events that wait for an actor, by when they are due on its own clock. */
export const timersOf = (actor: AnyActorRef): Timer[] => {
  const clock = clockOf(actor)
  // Both lists are in the order in which the timers were armed.
  const dues = clock instanceof ManualClock ? clock.dues : undefined
  return scheduledOf(actor).flatMap(({ source, event, delay, startedAt }, index) =>
    source === actor ? [{ event: event.type, delay, due: dues?.[index] ?? startedAt + delay }] : [],
  )
}

/** Fires the timer that sends an event of this type, whenever it is due. False if none waits. */
export const fireTimer = (actor: AnyActorRef, clock: ManualClock, type: string) => {
  const index = scheduledOf(actor).findIndex(({ event }) => event.type === type)
  if (index >= 0) clock.fire(index)
  return index >= 0
}

interface Scheduler {
  scheduler: {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: AnyEventObject,
      delay: number,
      id: string,
    ) => void
  }
}

/** A restored actor does not wait for the delays of the state it is in (xstate#5331): arms them. */
export const armTimers = (actor: AnyActorRef, timers: readonly Timer[], now: number) => {
  const { scheduler } = actor.system as unknown as Scheduler
  for (const { event, due } of timers) {
    scheduler.schedule(actor, actor, { type: event }, Math.max(0, due - now), event)
  }
}
