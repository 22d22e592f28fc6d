import type { AnyActor, AnyActorRef, AnyEventObject } from 'xstate'

import type { Timer } from '../protocol'
import { ManualClock } from './manual-clock'

/** A timer as XState keeps it. */
export interface Scheduled {
  source: AnyActorRef
  target: AnyActorRef
  event: AnyEventObject
  delay: number
  id: string
  startedAt: number
}

type Schedule = (...of: [AnyActorRef, AnyActorRef, AnyEventObject, number, string]) => void

/** Private to XState: it keeps its timers for persistence, and has no public list of them. */
interface System {
  scheduler: { schedule: Schedule; cancel: (source: AnyActorRef, id: string) => void }
  getSnapshot: () => { _scheduledEvents: Record<string, Scheduled> }
}

export const systemOf = ({ system }: AnyActorRef) => system as unknown as System

const scheduledOf = (actor: AnyActorRef) =>
  Object.values(systemOf(actor).getSnapshot()._scheduledEvents)

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

/** Arms the timers of a restored actor, which XState does not (xstate#5331). */
export const armTimers = (actor: AnyActorRef, timers: readonly Timer[], now: number) => {
  const { scheduler } = systemOf(actor)
  for (const { event, due } of timers) {
    scheduler.schedule(actor, actor, { type: event }, Math.max(0, due - now), event)
  }
}
