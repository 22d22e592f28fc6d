/** After random events and waits no machine has changed an old context, replays differ, or leaves a timer. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor } from 'xstate'

import { catalogue } from '#machines/catalogue.ts'

import { PageClock } from '#devtools/actors/page-clock.ts'

/** `SEED=1 RUNS=10000 npm test -- tests/machines/sequences.test.ts` */
const SEED = Number(process.env['SEED'] ?? 2026)
const RUNS = Number(process.env['RUNS'] ?? 100)
const HOUR_MS = 3_600_000

const wait = fc.oneof(fc.constantFrom(0, 1, 500, 2500, 10_000), fc.nat({ max: 12_000 }))

/** An action that changed an earlier snapshot would throw. */
const freeze = (value: unknown) => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

/** A machine on a clock that is moved by hand; a step is an event, or a time to wait. */
const start = (machine: AnyStateMachine, input: unknown) => {
  const clock = new PageClock(0)
  const faults: unknown[] = []
  const actor = createActor(machine, { input, clock })
  actor.subscribe({ error: (error) => faults.push(error) })
  actor.start()
  const take = (step: AnyEventObject | number) => {
    freeze(actor.getSnapshot().context)
    if (typeof step === 'number') clock.moveTo(clock.now() + step)
    else if (actor.getSnapshot().status === 'active') actor.send(step)
    if (faults.length > 0) throw faults[0]
  }
  return { clock, take, saved: () => JSON.stringify(actor.getPersistedSnapshot()) }
}

it.each(catalogue)(
  `${RUNS} random sequences do no harm to the $id machine, with seed ${SEED}`,
  ({ machine, input, events }) => {
    const step = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...events) }, wait)
    const story = fc.array(step, { minLength: 5, maxLength: 30, size: 'max' })
    const check = (steps: readonly (AnyEventObject | number)[]) => {
      const { clock, take, saved } = start(machine, input)
      steps.forEach(take)
      const again = start(machine, input)
      steps.forEach(again.take)
      expect(again.saved()).toBe(saved())
      take(HOUR_MS)
      expect(clock.next()).toBeUndefined()
    }
    fc.assert(fc.property(story, check), { seed: SEED, numRuns: RUNS })
  },
)
