import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { historyOf, snapshotAt } from '../../src/inspector/store/history'
import { createReplica } from '../../src/inspector/sources/replica'
import { timersOf } from '../../src/inspector/observe/timers'
import { toJson } from '../../src/inspector/observe/json'
import { watched } from './watched'

const replayed = (subject: ReturnType<typeof watched>, entryId: number) => {
  const view = subject.view()
  const machine = machineOf(view.machine)!
  const { base, events } = historyOf(subject.store, view, entryId)
  const played = createReplica({ machine, id: view.name, input: subject.actor.options.input, base })
  for (const item of events) played.deliver(item)
  const { value, context } = played.actor.getSnapshot()
  const timers = timersOf(played.actor).map(({ event }) => event)
  played.actor.stop()
  return { value, context: toJson(context), timers }
}

describe.each(entries.map(({ id }) => id))('the %s machine', (id) => {
  const step = fc.oneof(
    fc.constantFrom(...site.samplesOf(id)),
    fc.integer({ min: 1, max: 4000 }).map((ms) => ({ wait: ms })),
  )

  it('is led to each of its past moments by what it was told', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const subject = watched(id)
        for (const item of steps) {
          if ('wait' in item && typeof item.wait === 'number') {
            subject.clock.set(subject.clock.now() + item.wait)
          } else if (subject.actor.getSnapshot().status === 'active') subject.actor.send(item)
        }
        for (const { id: entryId } of subject.store.log) {
          const snapshot = snapshotAt(subject.store, subject.actor.sessionId, entryId)!
          expect(replayed(subject, entryId)).toEqual({
            value: snapshot.value,
            context: snapshot.context,
            timers: snapshot.timers.map(({ event }) => event),
          })
        }
        subject.actor.stop()
      }),
      { numRuns: 25 },
    )
  })
})

it('goes on from a moment at which a delay was running', () => {
  const subject = watched('carousel')
  subject.clock.set(500)
  subject.send({ type: 'viewport.resized', visible: 1 })
  const view = subject.view()
  const { base, events } = historyOf(subject.store, view, subject.last())
  const played = createReplica({
    machine: machineOf('carousel')!,
    id: 'carousel',
    input: subject.actor.options.input,
    base,
  })
  for (const item of events) played.deliver(item)
  played.clock.set(1999)
  expect(played.actor.getSnapshot().context.position).toBe(0)
  played.clock.set(2000)
  expect(played.actor.getSnapshot().context.position).toBe(1)
})
