/** An actor is put back as it was at a moment, with what was left of its delays. */
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type AnyActor, cancel, createActor, fromCallback, raise, setup } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine.ts'

import { lastStepOf, recentSteps } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { registeredActors } from '#devtools/actors/registry.ts'
import type { Step } from '#devtools/actors/step.ts'
import { actorsAt } from '#devtools/inspector/moments.ts'
import { restoreActor } from '#devtools/inspector/restore.ts'
import { onPage } from './page-actor.ts'

beforeEach(() => {
  pageClock.stop()
  // In whole milliseconds: a sum of fractions may fall short of a delay's end.
  pageClock.moveTo(Math.ceil(pageClock.now()))
  onTestFinished(() => pageClock.run())
})

const pass = (ms: number) => pageClock.moveTo(pageClock.now() + ms)

const lampMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        press: {
          target: 'on',
          actions: raise({ type: 'flicker' }, { delay: 3000, id: 'flicker' }),
        },
      },
    },
    on: {
      after: { 1000: 'off' },
      on: { press: 'off', calm: { actions: cancel('flicker') }, flicker: 'broken' },
    },
    broken: {},
  },
})

const momentOf = (step: Step) => ({
  actor: step.actor,
  snapshot: step.after,
  step,
  timers: step.timers,
  hasLeft: false,
})

/** A lamp that was switched on, and 400 ms later. */
const lamp = () => {
  const now = { actor: undefined as unknown as AnyActor }
  now.actor = onPage(
    createActor(lampMachine, { id: 'lamp', clock: pageClock }) as AnyActor,
    (next) => (now.actor = next),
  )
  now.actor.send({ type: 'press' })
  const step = lastStepOf(now.actor)!
  pass(400)
  return { now, step, at: pageClock.now() }
}

const stateOf = ({ actor }: { actor: AnyActor }): unknown => actor.getSnapshot().value

it('its state, and what was left of its delay, come back', () => {
  const { now, step, at } = lamp()
  pass(5000)
  expect(stateOf(now)).toBe('off')
  expect(restoreActor(momentOf(step), at)).toBeUndefined()
  expect(stateOf(now)).toBe('on')
  const dues = lastStepOf(now.actor)!.timers.map(({ due }) => due - pageClock.now())
  expect(dues).toEqual([2600, 600])
  pass(599)
  expect(stateOf(now)).toBe('on')
  pass(1)
  expect(stateOf(now)).toBe('off')
  expect(lastStepOf(now.actor)?.event.type).toBe('xstate.after.1000.lamp.on')
})

it('no delay ends that is called off, and the actor before does nothing more', () => {
  const { now, step, at } = lamp()
  const before = now.actor
  restoreActor(momentOf(step), at)
  now.actor.send({ type: 'calm' })
  pass(700)
  expect(stateOf(now)).toBe('off')
  now.actor.send({ type: 'press' })
  now.actor.send({ type: 'calm' })
  now.actor.send({ type: 'press' })
  pass(10_000)
  expect(stateOf(now)).toBe('off')
  expect(pageClock.next()).toBeUndefined()
  expect(before.getSnapshot().status).toBe('stopped')
})

it('one that is restored is not listed beside itself in the past', () => {
  const { now, step, at } = lamp()
  const source = {
    steps: recentSteps,
    roots: registeredActors,
    lastStepOf,
    now: pageClock.now,
    // Another at each question: nothing tells of a change here.
    revision: () => NaN,
  } as unknown as Parameters<typeof actorsAt>[0]
  const before = now.actor
  restoreActor(momentOf(step), at)
  const lamps = (moment?: Step) =>
    actorsAt(source, moment)
      .map(({ actor }) => actor)
      .filter(({ id }) => id === 'lamp')
  expect(lamps()).toEqual([now.actor])
  expect(lamps(step)).toEqual([before])
})

it('a carousel turns on after it', () => {
  const input = { count: 3, visible: 1, intervalMs: 2000, linear: false }
  const now = { actor: undefined as unknown as AnyActor }
  now.actor = onPage(
    createActor(carouselMachine, { id: 'showcase', input, clock: pageClock }) as AnyActor,
    (next) => (now.actor = next),
  )
  const step = lastStepOf(now.actor)!
  const at = pageClock.now() + 1500
  pass(1500)
  now.actor.send({ type: 'rotation.pause', reason: 'visitor' } as never)
  expect(restoreActor(momentOf(step), at)).toBeUndefined()
  const first = now.actor.getSnapshot().value
  pass(499)
  expect(now.actor.getSnapshot().value).toEqual(first)
  pass(1)
  expect(now.actor.getSnapshot().value).not.toEqual(first)
})

it('an actor that is not here, or has started others, stays as it is', () => {
  const { now, step, at } = lamp()
  const other = { ...momentOf(step), actor: { ...step.actor, id: 'other', logic: lampMachine } }
  expect(restoreActor(other, at)).toBe('it is not here')
  const machine = setup({ actors: { idle: fromCallback(() => {}) } }).createMachine({
    id: 'parent',
    invoke: { id: 'idle', src: 'idle' },
  })
  const parent = onPage(createActor(machine, { id: 'parent', clock: pageClock }))
  const was = parent.getSnapshot()
  expect(restoreActor(momentOf(lastStepOf(parent)!), at)).toBe('it has started other actors')
  expect(parent.getSnapshot()).toBe(was)
  expect(stateOf(now)).toBe('on')
})
