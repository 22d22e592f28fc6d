/** What the page's actors do is joined into steps: in order, with cause and effect, before and after, and delays. */
import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  type AnyActor,
  type AnyMachineSnapshot,
  assign,
  cancel,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
} from 'xstate'

import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import { catalogue } from '#machines/catalogue.ts'

import { childrenOf, persistedOf } from '#devtools/actors/children-of.ts'
import {
  lastStepOf,
  observe,
  onStep,
  recentSteps,
  rememberSteps,
} from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import type { Step, StepActor } from '#devtools/actors/step.ts'
import { actorAt } from '#devtools/inspector/moments.ts'
import { added } from '../added-machines.ts'
import { createWaitingActor } from '../waiting-actors.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'

/** The steps of actors from their start on, in the order in which their events were sent. */
const watch = (...actors: AnyActor[]) => {
  const steps: Step[] = []
  const end = onStep((step) => steps.push(step))
  for (const actor of actors) {
    onTestFinished(observe(actor))
    actor.start()
  }
  onTestFinished(end)
  return {
    /** As they were told. */
    told: () => steps.map(line),
    inOrder: () => steps.toSorted((one, other) => one.id - other.id),
  }
}

const valueOf = (snapshot: object) => ('value' in snapshot ? snapshot.value : undefined)
const line = ({ actor, event, cause, after }: Step) =>
  [
    cause && `${cause.actor.id} ${cause.event.type} → `,
    `${actor.id} ${event.type}`,
    after.status === 'active' ? '' : ` (${after.status})`,
  ].join('')
const linesOf = (steps: readonly Step[]) => steps.map(line)

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { press: 'open' } }, open: { on: { press: 'shut' } } },
})

it('a step says who took what, and what was before and is after', () => {
  const actor = createActor(door, { id: 'door' })
  const { inOrder } = watch(actor)
  actor.send({ type: 'press' })
  actor.send({ type: 'other' })
  const steps = inOrder()
  expect(linesOf(steps)).toEqual(['door xstate.init', 'door press', 'door other'])
  expect(steps.map(({ before, after }) => [valueOf(before), valueOf(after)])).toEqual([
    ['shut', 'shut'],
    ['shut', 'open'],
    ['open', 'open'],
  ])
  expect(steps[1]?.before).toBe(steps[0]?.after)
  expect(steps[2]?.before).toBe(steps[1]?.after)
  expect(lastStepOf(actor)).toBe(steps.at(-1))
  expect(recentSteps().slice(-3)).toEqual(steps)
})

it('what is sent in the middle of a step has that for its cause, and is told before it', () => {
  const lamp = createActor(createMachine({ on: { on: { actions: () => {} } } }), { id: 'lamp' })
  const key = createActor(
    createMachine({
      on: {
        press: {
          actions: [() => lamp.send({ type: 'on' }), ({ self }) => self.send({ type: 'let go' })],
        },
      },
    }),
    { id: 'key' },
  )
  const { told, inOrder } = watch(lamp, key)
  key.send({ type: 'press' })
  expect(linesOf(inOrder()).slice(2)).toEqual([
    'key press',
    'key press → lamp on',
    'key press → key let go',
  ])
  expect(told().slice(2)).toEqual(['key press → lamp on', 'key press', 'key press → key let go'])
  expect(linesOf(recentSteps().slice(-3))).toEqual(linesOf(inOrder()).slice(2))
})

it('those that an actor starts are observed, with what they answer, and leave', async () => {
  const child = setup({}).createMachine({
    initial: 'on',
    states: { on: { on: { ping: { actions: sendParent({ type: 'pong' }) } } } },
  })
  const parent = setup({
    actors: { child, load: fromPromise(() => Promise.resolve(5)) },
  }).createMachine({
    invoke: { id: 'load', src: 'load' },
    initial: 'with',
    states: {
      with: {
        invoke: { id: 'child', src: 'child' },
        on: { ping: { actions: sendTo('child', { type: 'ping' }) }, part: 'without' },
      },
      without: {},
    },
    on: { pong: {} },
  })
  const actor = createActor(parent, { id: 'parent' })
  const { inOrder } = watch(actor)
  actor.send({ type: 'ping' })
  await vi.waitFor(() => expect(linesOf(inOrder()).join()).toContain('xstate.done.actor.load'))
  actor.send({ type: 'part' })
  expect(linesOf(inOrder())).toEqual([
    'parent xstate.init',
    'parent xstate.init → load xstate.init',
    'parent xstate.init → child xstate.init',
    'parent ping',
    'parent ping → child ping',
    'child ping → parent pong',
    'load xstate.promise.resolve (done)',
    'load xstate.promise.resolve → parent xstate.done.actor.load',
    'parent part',
    'parent part → child xstate.stop (stopped)',
  ])
})

it('a failure is told, and nothing that follows is its effect', async () => {
  const other = createActor(door, { id: 'door' })
  const fuse = createActor(
    setup({
      actors: {
        bad: fromCallback(() => {
          throw new Error('no')
        }),
      },
    }).createMachine({
      on: {
        burn: {
          guard: () => {
            throw new Error('burnt')
          },
        },
        begin: '.on',
      },
      initial: 'off',
      states: { off: {}, on: { invoke: { id: 'bad', src: 'bad', onError: 'off' } } },
    }),
    { id: 'fuse' },
  )
  fuse.subscribe({ error: () => {} })
  const { inOrder } = watch(fuse, other)
  fuse.send({ type: 'begin' })
  fuse.send({ type: 'burn' })
  fuse.send({ type: 'burn' })
  other.send({ type: 'press' })
  await Promise.resolve()
  expect(linesOf(inOrder())).toEqual([
    'fuse xstate.init',
    'door xstate.init',
    'fuse begin',
    'fuse begin → bad xstate.init (error)',
    'bad xstate.init → fuse xstate.error.actor.bad',
    'fuse burn (error)',
    'door press',
  ])
})

it('what was sent before the start is told when it is taken', () => {
  const actor = createActor(door, { id: 'door' })
  onTestFinished(observe(actor))
  actor.send({ type: 'press' })
  actor.start()
  expect(linesOf(recentSteps().slice(-2))).toEqual(['door xstate.init', 'door press'])
})

it('an actor leaves when nobody observes it any more, and comes again', () => {
  const actor = createActor(door, { id: 'door' })
  const steps: Step[] = []
  onTestFinished(onStep((step) => steps.push(step)))
  const end = observe(actor)
  actor.start()
  end()
  actor.send({ type: 'press' })
  expect(linesOf(steps)).toEqual(['door xstate.init', 'door xstate.stop (stopped)'])
})

it('remembers the last steps, as many as it is asked to', () => {
  const actor = createActor(door, { id: 'door' })
  watch(actor)
  for (let count = 0; count < 400; count += 1) actor.send({ type: 'press' })
  expect(recentSteps()).toHaveLength(300)
  expect(recentSteps().at(-1)?.actor).toBe(actor)
  rememberSteps(5)
  expect(recentSteps()).toHaveLength(5)
  rememberSteps()
})

it('a delayed raise or sendTo is a timer, until it ends or is cancelled', () => {
  pageClock.stop()
  onTestFinished(() => pageClock.run())
  const child = createMachine({ id: 'child', on: { ping: {} } })
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    invoke: { id: 'child', src: 'child' },
    on: {
      wait: {
        actions: [
          raise({ type: 'rung' }, { delay: 300 }),
          raise({ type: 'rung again' }, { delay: 500 }),
          sendTo('child', { type: 'ping' }, { delay: 400, id: 'ping' }),
          sendTo(({ self }) => self, { type: 'to itself' }, { delay: 600 }),
        ],
      },
      calm: { actions: cancel('ping') },
      other: {},
    },
  })
  const actor = createActor(parent, { id: 'parent', clock: pageClock }) as AnyActor
  const { told } = watch(actor)
  const page = { lastStepOf, now: pageClock.now } as Parameters<typeof actorAt>[0]
  const simulation = createSimulation(parent, { input: undefined })
  const [simulated] = simulation.roots()
  const began = pageClock.now()
  /** After a time, what the page's actor and that of a simulator wait for: both the same. */
  const timersAt = (ms: number) => {
    pageClock.moveTo(began + ms)
    simulation.moveTo(ms)
    const all = [
      [page, actor as StepActor, began],
      [simulation, simulated!, 0],
    ] as const
    const texts = all.map(([source, one, start]) =>
      actorAt(source, one)!.timers.map(
        ({ event, due, to }) => `${event.type} ${Math.round(due - start)} ${to?.id ?? ''}`,
      ),
    )
    expect(texts[0]).toEqual(texts[1])
    return texts[0]!.map((text) => text.trim())
  }
  const send = (type: string) => {
    actor.send({ type })
    simulation.send(simulated!, { type })
  }
  send('wait')
  expect(timersAt(0)).toEqual(['rung 300', 'rung again 500', 'ping 400 child', 'to itself 600'])
  expect(timersAt(450)).toEqual(['rung again 500', 'to itself 600'])
  expect(timersAt(700)).toEqual([])
  expect(told().slice(-4)).toEqual([
    'parent rung',
    'child ping',
    'parent rung again',
    'parent to itself',
  ])
  send('wait')
  send('calm')
  expect(timersAt(700).join()).not.toContain('ping')
  actor.stop()
})

const counter = createMachine({
  context: { count: 0 },
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

it('an actor that the page has not provided is none, for all who ask', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const lacking = createMachine({
    initial: 'idle',
    states: { idle: { on: { load: 'busy' } }, busy: { invoke: { src: 'load' } } },
  })
  const actor = createActor(lacking, { id: 'lacking' }) as AnyActor
  const end = observe(actor)
  actor.start()
  actor.send({ type: 'load' })
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  expect(Object.values(snapshot.children)).toEqual([undefined])
  expect(childrenOf(snapshot)).toEqual([])
  expect(persistedOf(snapshot)).toMatchObject({ status: 'active', children: {} })
  end()
  expect(lastStepOf(actor)?.event.type).toBe('xstate.stop')
  actor.stop()
})

it('a snapshot of the past stays as it was', () => {
  const actor = createActor(counter, { id: 'counter' })
  const { inOrder } = watch(actor)
  actor.send({ type: 'add' })
  actor.send({ type: 'add' })
  const counts = inOrder().map(
    ({ after }) => (after as { context?: { count: number } }).context?.count,
  )
  expect(counts).toEqual([0, 1, 2])
})

// Each of its events takes thousands of microsteps.
const quick = added.filter(({ id }) => id !== 'slow')

it.each([...catalogue, ...quick].map((entry) => [entry.id, entry as CatalogueEntry] as const))(
  'the delays of %s are those of its clock, whatever it takes',
  (id, { machine, input, events }) => {
    pageClock.stop()
    onTestFinished(() => pageClock.run())
    const moves = oneof(constantFrom(...events), constantFrom(1, 50, 400, 3000))
    assert(
      property(array(moves, { maxLength: 30 }), (walk) => {
        const actor = createWaitingActor(machine, { id, input, clock: pageClock })
        const end = observe(actor)
        actor.start()
        for (const move of walk) {
          if (typeof move === 'number') pageClock.moveTo(pageClock.now() + move)
          else if (actor.getSnapshot().status === 'active') actor.send(move)
          const dues = lastStepOf(actor)!.timers.map(({ due }) => due)
          expect(dues.length > 0 ? Math.min(...dues) : undefined).toBe(pageClock.next())
        }
        end()
        actor.stop()
      }),
      { numRuns: 50 },
    )
  },
)
