/** Of the steps of the page's actors, what is drawn: what they were sent, and whether they took it. */
import { expect, it, onTestFinished } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { onStep } from '#devtools/actors/observe-actors.ts'
import type { Step } from '#devtools/actors/step.ts'
import { actorsNow, isSent, isTaken } from '#devtools/inspector/see-inside/taken-steps.ts'
import { onPage } from '../page-actor.ts'

it('an event is drawn by who sent it, taken or not; of two actors with one id the later', () => {
  const steps: Step[] = []
  onTestFinished(onStep((step) => steps.push(step)))
  const lamp = onPage(
    createActor(createMachine({ on: { on: { actions: () => {} } } }), { id: 'lamp' }),
  )
  const press = { actions: () => lamp.send({ type: 'on' }) }
  const earlier = onPage(createActor(createMachine({}), { id: 'key' }))
  const key = onPage(createActor(createMachine({ on: { press } }), { id: 'key' }))
  key.send({ type: 'press' })
  key.send({ type: 'other' })
  expect(
    steps
      .filter(isSent)
      .map((step) => [step.actor.id, step.event.type, step.cause?.actor.id, isTaken(step)]),
  ).toEqual([
    ['lamp', 'on', 'key', true],
    ['key', 'press', undefined, true],
    ['key', 'other', undefined, false],
  ])
  expect(actorsNow()).toContain(key)
  expect(actorsNow()).not.toContain(earlier)
})

it('who leads to a state that refuses has not taken what it was sent', () => {
  const steps: Step[] = []
  onTestFinished(onStep((step) => steps.push(step)))
  const states = { open: { on: { ask: 'shut' } }, shut: { tags: 'refused', on: { ask: 'open' } } }
  const door = onPage(createActor(createMachine({ initial: 'open', states }), { id: 'door' }))
  door.send({ type: 'ask' })
  door.send({ type: 'ask' })
  expect(steps.filter(isSent).map(isTaken)).toEqual([false, true])
})
