/** What the page's actors are sent, by whom, and what they wait for. */
import { expect, it, onTestFinished } from 'vitest'
import { type AnyActor, createActor, createMachine } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine'

import { register } from '../../../src/actors/registry'
import { type Step, waitsFor, watchActors } from '../../../src/see-inside/watch'

const onPage = <Some extends AnyActor>(actor: Some) => {
  actor.start()
  onTestFinished(register(actor, () => {}))
  return actor
}

it('a step is told with who sent it, and whether it was taken', () => {
  const lamp = onPage(
    createActor(createMachine({ on: { on: { actions: () => {} } } }), { id: 'lamp' }),
  )
  const key = onPage(
    createActor(createMachine({ on: { press: { actions: () => lamp.send({ type: 'on' }) } } }), {
      id: 'key',
    }),
  )
  const steps: Step[] = []
  onTestFinished(watchActors((step) => step && steps.push(step)))
  key.send({ type: 'press' })
  key.send({ type: 'other' })
  expect(
    steps.map(({ actor, event, by, isTaken }) => [actor.id, event.type, by?.id, isTaken]),
  ).toEqual([
    ['lamp', 'on', 'key', true],
    ['key', 'press', undefined, true],
    ['key', 'other', undefined, false],
  ])
})

it('names what holds an actor, or else the events of its innermost states first', () => {
  const input = { count: 3, visible: 1, intervalMs: 1000, linear: false }
  const actor = onPage(createActor(carouselMachine, { input }))
  const { names } = waitsFor(actor.getSnapshot())
  expect(names).toContain('slide.next')
  expect(names.some((name) => name.startsWith('xstate.'))).toBe(false)
  actor.send({ type: 'rotation.hold', reason: 'visitor' })
  expect(waitsFor(actor.getSnapshot())).toEqual({ word: 'stopped', names: ['visitor'] })
})
