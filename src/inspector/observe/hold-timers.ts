import type { AnyActor } from 'xstate'

import { ManualClock } from './manual-clock'
import { pageTime } from './tick'
import { schedulerOf, type Scheduled, scheduledIn } from '../xstate/private'

interface Clock {
  setTimeout: (fire: () => void, delay: number) => unknown
  clearTimeout: (id: unknown) => unknown
}

const timersOfSystem = (actor: AnyActor) => Object.values(scheduledIn(actor))

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
 */
export const holdTimers = (actorsNow: () => readonly AnyActor[]) => {
  const manual = new ManualClock(Date.now())
  const known = new WeakSet<Scheduled>(actorsNow().flatMap(timersOfSystem))
  const clocks = new Set<Clock>(actorsNow().map(({ clock }) => clock))
  const { now } = pageTime
  pageTime.now = manual.now
  const running = [...clocks].map((clock) => ({ clock, ...clock }))

  /** XState notes the browser's time as the start of a timer: that of this clock is meant. */
  const noteStarts = () => {
    for (const timer of actorsNow().flatMap(timersOfSystem)) {
      if (!known.has(timer)) timer.startedAt = manual.now()
      known.add(timer)
    }
  }
  for (const { clock, clearTimeout } of running) {
    clock.setTimeout = (fire, delay) => {
      noteStarts()
      return manual.setTimeout(fire, delay)
    }
    clock.clearTimeout = (id: unknown) => {
      if (!manual.clearTimeout(id)) clearTimeout(id)
    }
  }
  for (const actor of actorsNow()) rearm(actor, manual.now(), 0)
  return {
    clock: manual,
    noteStarts,
    release: () => {
      noteStarts()
      for (const { clock, setTimeout } of running) clock.setTimeout = setTimeout
      const stood = Date.now() - manual.now()
      pageTime.now = now
      for (const actor of actorsNow())
        if (actor.getSnapshot().status === 'active') rearm(actor, manual.now(), stood)
      for (const { clock, clearTimeout } of running) clock.clearTimeout = clearTimeout
      return stood
    },
  }
}
