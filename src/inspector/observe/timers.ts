import type { AnyActor, AnyActorRef, AnyEventObject } from 'xstate'
import { ManualClock } from './manual-clock'
import type { Timer } from '../protocol'

interface Scheduled {
  source: AnyActorRef
  event: AnyEventObject
  delay: number
  id: string
  startedAt: number
}

/** Private to XState, which keeps them for persistence; there is no public list. */
const scheduledOf = (actor: AnyActorRef): Scheduled[] => {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot() as {
    _scheduledEvents: Record<string, Scheduled>
  }
  return Object.values(scheduled)
}

const clockOf = (actor: AnyActorRef) =>
  (actor as Partial<AnyActor>).clock as unknown as ManualClock | undefined

/** An actor's timers, with their due times on its own clock. */
export const timersOf = (actor: AnyActorRef): Timer[] => {
  const clock = clockOf(actor)
  // Both lists are in the order in which timers were armed.
  const dues = clock instanceof ManualClock ? clock.dues : undefined
  return scheduledOf(actor).flatMap(({ source, event, delay, startedAt }, index) =>
    source === actor ? [{ event: event.type, delay, due: dues?.[index] ?? startedAt + delay }] : [],
  )
}

/** Fires the timer of an event type now. False if there is none. */
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

/** Arms the timers of a restored actor, which XState does not (xstate#5331). */
export const armTimers = (actor: AnyActorRef, timers: readonly Timer[], now: number) => {
  const { scheduler } = actor.system as unknown as Scheduler
  for (const { event, due } of timers) {
    scheduler.schedule(actor, actor, { type: event }, Math.max(0, due - now), event)
  }
}
