import type { AnyActor } from 'xstate'

import { type Scheduled, systemOf } from './timers'

interface Clock {
  setTimeout: (fire: () => void, delay: number) => unknown
  clearTimeout: (id: unknown) => void
}

/** Arms each timer of a system anew, with what is left of it and as if it had started then. */
const rearm = (
  actor: AnyActor,
  timeOf: (timer: Scheduled) => [left: number, startedAt: number],
) => {
  const { scheduler, getSnapshot } = systemOf(actor)
  for (const [key, timer] of Object.entries(getSnapshot()._scheduledEvents)) {
    const { source, target, event, delay, id } = timer
    const [left, startedAt] = timeOf(timer)
    scheduler.cancel(source, id)
    scheduler.schedule(source, target, event, left, id)
    Object.assign(getSnapshot()._scheduledEvents[key] ?? {}, { delay, startedAt })
  }
}

/**
 * Stops the timers of actors, also those that are armed from now on. Returns what lets them run
 * with what was left of them.
 */
export const holdTimers = (actorsNow: () => readonly AnyActor[], now = Date.now) => {
  const heldAt = now()
  // Of a timer that is armed meanwhile, nothing has passed.
  const passed = ({ startedAt }: Scheduled) => Math.max(0, heldAt - startedAt)
  const actors = actorsNow()
  const clocks = new Set<Clock>(actors.map(({ clock }) => clock))
  const running = [...clocks].map((clock) => ({ clock, ...clock }))
  for (const { clock, clearTimeout } of running) {
    clock.setTimeout = () => null
    clock.clearTimeout = (id) => id !== null && clearTimeout(id)
  }
  for (const actor of actors) rearm(actor, ({ delay, startedAt }) => [delay, startedAt])
  return () => {
    for (const { clock, setTimeout, clearTimeout } of running)
      Object.assign(clock, { setTimeout, clearTimeout })
    const releasedAt = now()
    for (const actor of actorsNow())
      if (actor.getSnapshot().status === 'active')
        rearm(actor, (timer) => [timer.delay - passed(timer), releasedAt - passed(timer)])
  }
}
