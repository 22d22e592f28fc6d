/** After random events and waits no machine has changed an old context, replays differ, or leaves a timer. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts'

import { PageClock } from '#devtools/actors/page-clock.ts'
import { eventsOfChildren } from '#devtools/inspector/explain/offers.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { explain } from '#devtools/inspector/explain/why.ts'
import { added } from '../added-machines.ts'
import { createWaitingActor, withoutCounts } from '../waiting-actors.ts'

/** `SEED=1 RUNS=10000 npm test -- tests/machines/sequences.test.ts` */
const SEED = Number(process.env['SEED'] ?? 2026)
const RUNS = Number(process.env['RUNS'] ?? 100)
/** A machine that ticks for ever is no fault. */
const MOST_ENDED = 100

const wait = fc.oneof(fc.constantFrom(0, 1, 500, 2500, 10_000), fc.nat({ max: 12_000 }))

/** Data, not an actor or an instance of some class that is kept beside it. */
const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** An action that changed an earlier snapshot would throw. */
const freeze = (value: unknown) => {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

interface System {
  getSnapshot: () => { _scheduledEvents: Record<string, { event: AnyEventObject }> }
}

/** An event, a time to wait, or a place among what its actors may report. */
type Move = AnyEventObject | number | Place

interface Place {
  place: number
}

/** A machine on a clock that is moved by hand. */
const start = ({ machine, input, ...samples }: CatalogueEntry) => {
  const clock = new PageClock(0)
  const actor = createWaitingActor(machine, { input, clock })
  const now = () => actor.getSnapshot() as AnyMachineSnapshot
  actor.start()
  /** Undefined if it has no actors. */
  const reported = ({ place }: Place) => {
    const reports = eventsOfChildren(now(), samples)
    return reports[place % reports.length]
  }
  const eventOf = (move: AnyEventObject | Place) => ('type' in move ? move : reported(move))
  const take = (move: Move) => {
    if (now().status !== 'active') return
    freeze(now().context)
    const event = typeof move === 'number' ? undefined : eventOf(move)
    if (typeof move === 'number') clock.moveTo(clock.now() + move)
    if (event) actor.send(event)
    const { status, error } = now() as { status: string; error: unknown }
    // An actor's error that a machine does not hear ends it, too.
    if (status === 'error' && error !== event?.['error']) throw error
  }
  return {
    take,
    facts: () => {
      const { value, context, status, output } = now()
      return withoutCounts(valueText([value, context, status, output, clock.next()]))
    },
    /** Has the delays end that run, and those that begin by that. @returns those for whose end nobody waits */
    rest: () => {
      for (let ended = 0; ended < MOST_ENDED && clock.next() !== undefined; ended += 1)
        take(clock.next()! - clock.now())
      if (now().status !== 'active') return []
      const { _scheduledEvents: waiting } = (actor.system as unknown as System).getSnapshot()
      const isHeard = (event: AnyEventObject) =>
        explain(now(), event).some(({ tries }) => tries.length > 0)
      return Object.values(waiting).filter(({ event }) => !isHeard(event))
    },
  }
}

// Those throw, or take thousands of microsteps, as they are to.
const whole = added.filter(({ id }) => !['faults', 'system', 'slow'].includes(id))

it.each<CatalogueEntry>([...catalogue, ...whole])(
  `random sequences do no harm to the $id machine, with seed ${SEED}`,
  (entry) => {
    // What an actor reports is sent while it is there.
    const own = entry.events.filter(({ type }) => !type.startsWith('xstate.'))
    const events = own.length > 0 ? [fc.constantFrom<Move>(...own)] : []
    const place = fc.record({ place: fc.nat({ max: 20 }) })
    const sent = fc.oneof(...events, place)
    const move = fc.oneof({ weight: 3, arbitrary: sent }, wait)
    const runs = whole.includes(entry) ? Math.ceil(RUNS / 10) : RUNS
    const story = fc.array<Move>(move, { minLength: 5, maxLength: 30, size: 'max' })
    const check = (moves: readonly Move[]) => {
      const { take, facts, rest } = start(entry)
      moves.forEach(take)
      const again = start(entry)
      moves.forEach(again.take)
      expect(again.facts()).toBe(facts())
      expect(rest()).toEqual([])
    }
    fc.assert(fc.property(story, check), { seed: SEED, numRuns: runs })
  },
)
