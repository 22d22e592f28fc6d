import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate'

import { catalogue } from '#machines'

import { ManualClock } from '../../src/inspector/observe/manual-clock'
import { controlSequences } from './sequences/controls'
import { inspectorSequences } from './sequences/inspector'
import { movementSequences } from './sequences/movements'
import type { Moment, Sequences } from './sequences/story'
import { allTransitions, delayedEvents } from './transition-coverage'

/** `SEED=1 RUNS=100000 npx vitest run --project node tests/machines/sequences.test.ts` */
const SEED = Number(process.env['SEED'] ?? 2026)
const RUNS = Number(process.env['RUNS'] ?? 1000)
const HOUR_MS = 3_600_000

const wait = fc.oneof(fc.constantFrom(0, 1, 500, 2500, 10_000), fc.nat({ max: 12_000 }))
const all = [...controlSequences, ...movementSequences, ...inspectorSequences]

/** An action that changed what an earlier snapshot holds would throw. */
const freeze = (value: unknown) => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

/** A machine on a clock that is moved by hand. */
const start = ({ machine }: Sequences, input: unknown, inspect?: (transition: unknown) => void) => {
  const clock = new ManualClock()
  const emitted: AnyEventObject[] = []
  const faults: unknown[] = []
  const actor = createActor(machine, {
    input,
    clock,
    ...(inspect && {
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') inspected._transitions.forEach(inspect)
      },
    }),
  })
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe({ error: (error) => faults.push(error) })
  actor.start()
  const take = (step: AnyEventObject | number) => {
    if (typeof step === 'number') clock.increment(step)
    else if (actor.getSnapshot().status === 'active') actor.send(step)
    if (faults.length > 0) throw faults[0]
    return actor.getSnapshot() as AnyMachineSnapshot
  }
  return { actor, clock, emitted, take }
}

/** Cheaper than `expect`, which takes a quarter of all the time. */
const expectSame = (found: unknown, expected: string) => {
  if (JSON.stringify(found) !== expected) expect(found).toEqual(JSON.parse(expected))
}

it('is told of every machine of the catalogue', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(all.map(({ machine }) => machine.id).toSorted()).toEqual(ids.toSorted())
})

describe.each(all.map((sequences) => ({ id: sequences.machine.id, sequences })))(
  `${RUNS} random sequences of the $id machine with seed ${SEED}`,
  ({ sequences }) => {
    const { machine, input, events, truths } = sequences
    const story = fc.array(fc.oneof({ weight: 3, arbitrary: events }, wait), {
      minLength: 5,
      maxLength: 30,
      size: 'max',
    })
    const taken = new Set<unknown>()

    it('keep to all that is said of it', () => {
      fc.assert(
        fc.property(input, story, (given, steps) => {
          const { actor, clock, emitted, take } = start(sequences, given, (one) => taken.add(one))
          let before: AnyMachineSnapshot = actor.getSnapshot()
          for (const step of steps) {
            freeze(before.context)
            emitted.length = 0
            const after = take(step)
            const event = typeof step === 'number' ? null : step
            const moment = { before, after, event, emitted } as unknown as Moment<typeof machine>
            for (const [sentence, isTrue] of Object.entries(truths))
              if (!isTrue(moment)) throw new Error(`It is not true that ${sentence}.`)
            const delays = new Set(delayedEvents(after).map(({ type }) => type))
            if (clock.dues.length !== delays.size)
              throw new Error(`${clock.dues.length} timers for ${delays.size} delays.`)
            before = after
          }

          take({ type: 'unheard.of' })
          if (actor.getSnapshot() !== before) throw new Error('What is unknown changes it.')

          const saved = JSON.stringify(actor.getPersistedSnapshot())
          const restored = createActor(machine, {
            input: given,
            snapshot: JSON.parse(saved) as never,
          })
          expectSame(restored.start().getPersistedSnapshot(), saved)

          const again = start(sequences, given)
          for (const step of steps) again.take(step)
          expectSame(again.actor.getPersistedSnapshot(), saved)

          take(HOUR_MS)
          if (clock.dues.length > 0) throw new Error('An hour later a timer runs.')
        }),
        { seed: SEED, numRuns: RUNS },
      )
    })

    it('take every transition', () => {
      const missed = allTransitions(machine).filter((transition) => !taken.has(transition))
      expect(missed.map(({ source, eventType }) => `${source.id} ${eventType}`)).toEqual([])
    })
  },
)
