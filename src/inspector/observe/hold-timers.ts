import type { AnyActor } from 'xstate'

import { schedulerOf, type Scheduled, scheduledIn } from '../xstate/private'
import { ManualClock } from './manual-clock'
import { pageTime } from './tick'
import { hasOwnClock, wallClock } from './timers'

/** Arms each timer of a system anew, with what is left of it at a time, and moves its start. */
const rearm = (actor: AnyActor, at: number, shift: number) => {
  const scheduler = schedulerOf(actor)
  for (const [key, { source, target, event, delay, id, startedAt }] of Object.entries(
    scheduledIn(actor),
  )) {
    scheduler.cancel(source, id)
    scheduler.schedule(source, target, event, startedAt + delay - at, id)
    Object.assign(scheduledIn(actor)[key] ?? {}, { delay, startedAt: startedAt + shift })
  }
}

/**
 * Puts the timers of actors, also those that are armed from now on, on a clock that is moved by hand.
 * What lets them run again returns how long they have stood.
 *
 * @param actorsNow the actors of the page: those with a clock of their own are left to it
 */
export const holdTimers = (actorsNow: () => readonly AnyActor[]) => {
  const manual = new ManualClock(Date.now())
  const heldNow = () => actorsNow().filter((actor) => !hasOwnClock(actor))
  const timersNow = () => heldNow().flatMap((actor) => Object.values(scheduledIn(actor)))
  const known = new WeakSet<Scheduled>(timersNow())
  const running = { ...wallClock }
  const { now } = pageTime
  pageTime.now = manual.now

  /** XState notes the browser's time as the start of a timer: that of this clock is meant. */
  const noteStarts = () => {
    for (const timer of timersNow()) {
      if (!known.has(timer)) timer.startedAt = manual.now()
      known.add(timer)
    }
  }
  wallClock.setTimeout = (fire, delay) => {
    noteStarts()
    return manual.setTimeout(fire, delay)
  }
  wallClock.clearTimeout = (id: unknown) => {
    if (!manual.clearTimeout(id)) running.clearTimeout(id)
  }
  for (const actor of heldNow()) rearm(actor, manual.now(), 0)
  return {
    clock: manual,
    noteStarts,
    release: () => {
      noteStarts()
      wallClock.setTimeout = (fire, delay) => running.setTimeout(fire, delay)
      const stood = Date.now() - manual.now()
      pageTime.now = now
      for (const actor of heldNow())
        if (actor.getSnapshot().status === 'active') rearm(actor, manual.now(), stood)
      Object.assign(wallClock, running)
      return stood
    },
  }
}
