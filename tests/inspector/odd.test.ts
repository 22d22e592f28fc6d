/** Whatever a machine is made of, it is observed without harm to it, and told as it is. */
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  and,
  type AnyMachineSnapshot,
  createActor,
  createMachine,
  fromTransition,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate'

import { chartOf } from '../../src/actors/chart-of'
import { labelOf, transitionsIn } from '../../src/chart/chart'
import { fitChart } from '../../src/chart/layout/layout'
import { copyOf, toJson } from '../../src/inspector/observe/json'
import { snapshotOf } from '../../src/inspector/observe/snapshots'
import { wayTo } from '../../src/inspector/recording/way-to'
import type { JsonEvent } from '../../src/inspector/protocol'
import { setSite } from '../../src/inspector/seam'
import { createReplica } from '../../src/inspector/sources/replica'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { site } from '../../src/inspector/site'
import { changeLines } from '../../src/inspector/store/changes'
import { choicesOf } from '../../src/inspector/store/choices'
import { chartAt } from '../../src/inspector/store/figures'
import { effectOf, outcomeOf } from '../../src/inspector/store/preview'
import { explain, reasonOf } from '../../src/inspector/store/why'
import { type Any, machineOf, set } from './foreign/foreign'
import { observed } from './watched'

const { samplesOf } = site
/** What the site knows of each machine's events. */
const withSamples = (samples: readonly JsonEvent[]) => setSite({ samplesOf: () => samples })

afterEach(() => {
  setSite({ samplesOf })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const GO = { type: 'GO' }
const started = (config: object) => observed(machineOf(config))
const told = (config: object) => snapshotOf(started(config).actor)
const drawn = (config: object) => transitionsIn(chartOf(machineOf(config)))

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}
const throwing = {
  get bad(): never {
    throw new Error('no')
  },
}

it('an accessor that throws and a revoked proxy do not break an actor that is observed', () => {
  const context = { n: 0, throwing, revoked: revoked() }
  const json = { n: 0, throwing: '[unreadable]', revoked: '[unreadable]' }
  const { actor, store } = started({ id: 'odd', context, on: { GO: { actions: set({ n: 1 }) } } })
  expect(store.actors.get('odd')!.snapshot.context).toEqual(json)
  expect(effectOf(store.actors.get('odd')!.snapshot, GO)).toBe('changes: n')
  actor.send(GO)
  expect(store.actors.get('odd')!.snapshot.context).toEqual({ ...json, n: 1 })
})

it('data that leads back to itself is told once, and copied', () => {
  const tree: Any = { set: new Set(), kids: [] }
  for (let kid = 0; kid < 150; kid += 1) tree.kids.push({ tree, all: tree.kids })
  tree.set.add(tree)
  expect(JSON.stringify(toJson(tree)).length).toBeLessThan(10_000)
  const copy = copyOf(tree)
  expect([copy.kids[9].tree, [...copy.set]]).toEqual([copy, [copy]])
})

class Counter {
  count = 0
  add = 1
  increment() {
    this.count += this.add
    return this
  }
}

class Hidden {
  #count = 1
  get count() {
    return this.#count
  }
}

it('a preview leaves records and buffers as they are, and reads what is private', () => {
  const KEY = Symbol('key')
  const context = {
    counter: new Counter(),
    buffer: new Uint8Array(4),
    hidden: new Hidden(),
    [KEY]: 3,
  }
  const change = ({ context: { counter, buffer, hidden, [KEY]: key } }: Any) => {
    buffer[0] = hidden.count + key
    return { counter: counter.increment() }
  }
  const snapshot = told({ context, on: { GO: { actions: set(change) } } })
  expect(effectOf(snapshot, GO)).toBe('changes: counter, buffer')
  expect([context.counter.count, context.buffer[0]]).toEqual([0, 0])
})

it('two symbols are two, and so are an order of a list and another', () => {
  const data = { symbol: Symbol('a'), list: [1, 2] }
  const { actor, store } = started({
    ...{ id: 'two', context: data },
    on: { GO: { actions: set({ symbol: Symbol('b'), list: [2, 1] }) } },
  })
  const before = store.actors.get('two')!.snapshot
  actor.send(GO)
  const lines = changeLines(before, store.actors.get('two')!.snapshot)
  expect(lines).toEqual(['symbol [Symbol(a)] → [Symbol(b)]', 'list [1,2] → [2,1]'])
})

it('a page without HTTPS, which has no randomUUID, has previews', () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} })
  vi.resetModules()
  return import('../../src/inspector/store/foresee').then(({ noteUnsure }) =>
    expect(noteUnsure(() => 1)).toEqual([1, []]),
  )
})

it('guards and actions are drawn with what they are given, and as they are combined', () => {
  const labels = drawn({
    guards: { isAbove: () => true, a: () => true, b: () => true },
    on: {
      ONE: {
        guard: { type: 'isAbove', params: { min: 5 } },
        actions: { type: 'track', params: { name: 'one' } },
      },
      LONG: { actions: { type: 'tell', params: { text: 'x'.repeat(99) } } },
      TWO: { guard: not(or(['a', 'b'])) },
      THREE: { guard: and(['a', or(['a', not('b')])]) },
    },
  }).map((one) => [labelOf(one), ...one.actions])
  expect(labels).toEqual([
    ['ONE [isAbove {"min":5}]', 'track {"name":"one"}'],
    ['LONG', expect.stringMatching(/^tell .{40}…$/)],
    ['TWO [not (a or b)]'],
    ['THREE [a and (a or not b)]'],
  ])
})

it('a guard that refuses says what it is given, and may throw anything', () => {
  const snapshot = told({
    guards: { isAbove: (_: Any, { min }: Any) => min < 3 },
    on: {
      GO: {
        guard: { type: 'isAbove', params: ({ event }: Any) => ({ min: event.min }) },
        actions: 'x',
      },
      BAD: {
        guard: () => {
          // oxlint-disable-next-line typescript/only-throw-error
          throw undefined
        },
      },
    },
  })
  expect(reasonOf(snapshot, { ...GO, min: 9 })).toBe('isAbove: no; min 9, params {"min":9}')
  expect(explain(snapshot, { type: 'BAD' })[0]!.tries[0]!.check).toMatchObject({
    fault: 'undefined',
  })
})

it.each([false, true])('without a parent it tells none, and fails (parent: %s)', (isChild) => {
  const machine = machineOf({ id: 'kid', on: { GO: { actions: sendParent(GO) } } })
  const { store } = createSandbox({ id: 'kid', machine }, { isChild })
  const effect = isChild ? 'does: sends GO' : "fails: Unable to send event to actor '#_parent'"
  expect(effectOf(store.actors.get('kid')!.snapshot, GO)).toContain(effect)
})

it('an event that a state takes without doing anything is known', () => {
  expect(outcomeOf(told({ on: { GO: {} } }), GO)).toBe('this state takes it, and does nothing')
})

it('meta of any kind is drawn', () => {
  const meta: Any = { big: 5n }
  expect(drawn({ meta, on: { GO: { meta: { name: 'x' } } } })[0]!.notes).toBe('meta {"name":"x"}')
})

it('a delay that is never the same has no figure, nor one that an event decides', () => {
  const snapshot = told({
    context: { laps: new Set([1, 2]) },
    after: { random: {}, byEvent: {}, byData: {} },
    delays: {
      random: () => 100 * Math.random(),
      byEvent: ({ event }: Any) => event.ms ?? 500,
      byData: ({ context }: Any) => context.laps.size * 150,
    },
  })
  const figures = transitionsIn(chartAt(snapshot)).map(({ figure }) => figure)
  expect(figures).toEqual(['varies', undefined, '300 ms'])
  // As a build draws it, of a sample.
  const { machine, context } = snapshot.live.snapshot as AnyMachineSnapshot
  const sample = transitionsIn(chartOf(machine, { context })).map(({ figure }) => figure)
  expect(sample).toEqual([undefined, undefined, '300 ms'])
  // Of two machines without an id, each has its own.
  const others = ['ONE', 'TWO'].map((event) => chartAt(told({ on: { [event]: {} } })))
  expect(others[0]).not.toBe(others[1])
})

it('a state with a stroke in its name counts as visited, also if it is left at once', () => {
  const states = { 'a/b': { always: 'c' }, c: {} }
  const machine = createMachine({ id: 'x/y', initial: 'a/b', states })
  const { store } = observed(machine)
  store.visit(machine, ['x/y.a/b//0'])
  expect([...store.coverageOf(machine).states]).toEqual(['x/y.c', 'x/y.a/b'])
})

it('of thousands of items, few are tried as the data of an event', () => {
  const data = { title: 'x', id: 1, other: 'y' }
  withSamples([
    { type: 'ONE', ...data },
    { type: 'TWO', ...data },
  ])
  const items = Array.from({ length: 5000 }, (_, id) => ({ id, title: `item ${id}`, tags: ['a'] }))
  const guard = vi.fn<() => boolean>(() => false)
  const never = { guard, actions: set({}) }
  const snapshot = told({ context: { items }, on: { ONE: never, TWO: never } })
  expect(choicesOf(snapshot).map(({ does }) => does)).toEqual([false, false])
  expect(guard.mock.calls.length).toBeLessThan(500)
})

it('a way is found by who runs, and by what is delayed', async () => {
  const machine = machineOf({
    ...{ id: 'way', actors: { kid: createMachine({}) } },
    on: {
      SPAWN: { actions: spawnChild('kid', { id: 'k' }) },
      TELL: { actions: sendTo('k', GO) },
      LATE: { actions: raise({ type: 'now.at' }, { delay: 100 }) },
      'now.*': { actions: 'x' },
    },
  })
  // Events without a sample are tried, too.
  withSamples([{ type: 'SPAWN' }])
  for (const type of ['TELL', 'now.*'])
    expect(await wayTo({ id: 'way', machine }, `way/${type}/0`, undefined)).not.toBeNull()
})

it('a way is not sought for ever, and the page goes on meanwhile', async () => {
  const goesOn = vi.fn<() => void>()
  onTestFinished(clearInterval.bind(null, setInterval(goesOn, 10)))
  // Of several slices of the search, on any machine.
  const never = vi.fn<() => boolean>(() => {
    const start = performance.now()
    while (performance.now() < start + 1);
    return false
  })
  const count = set(({ context }) => ({ n: context.n + 1 }))
  const on = { ADD: { actions: count }, END: { guard: never, actions: 'x' } }
  const machine = machineOf({ id: 'long', context: { n: 0 }, on })
  expect(await wayTo({ id: 'long', machine }, 'long/END/0', undefined)).toBeNull()
  expect(never.mock.calls.length).toBeLessThan(10_000)
  expect(goesOn).toHaveBeenCalled()
})

it('of two delays with one id, each ends when it does', () => {
  const { actor, clock } = started({
    on: {
      ONE: { actions: raise({ type: 'END' }, { delay: 1000, id: 'same' }) },
      TWO: { actions: raise({ type: 'END' }, { delay: 200, id: 'same' }) },
    },
  })
  for (const type of ['ONE', 'TWO']) actor.send({ type })
  expect(snapshotOf(actor).timers.map(({ due }) => due - clock.now())).toEqual([200])
})

it('a simulator says what it cannot go on from, and stays', async () => {
  const context: Any = { n: 0 }
  context.self = context
  const machine = machineOf({ id: 'round', context, on: { GO: { actions: set({ n: 1 }) } } })
  const { store, restore, send } = createSandbox({ id: 'round', machine }, {})
  send('round', GO)
  expect(await restore(0)).toEqual({
    restored: [],
    failed: ['round (its context contains itself)'],
  })
  expect(store.actors.get('round')!.snapshot.context).toMatchObject({ n: 1 })
})

it('actions on the way to an initial state are drawn', () => {
  const machine = machineOf({ initial: { target: 'a', actions: 'begin' }, states: { a: {} } })
  const { boxes } = fitChart(chartOf(machine), { width: 400, height: 400 })
  const words = boxes[0]!.flow.rows.flatMap(({ parts }) => parts.map(({ text }) => text))
  expect(words).toEqual(['initial', '/ begin'])
})

it('a history state says where it leads when nothing has been', () => {
  const states = { a: {}, h: { type: 'history', target: 'a' } }
  expect(chartOf(machineOf({ initial: 'a', states })).nodes.at(-1)!.notes).toBe('else → a')
})

it('one that is stopped leaves its name, whatever its logic says of it', () => {
  const { actor, store } = started({
    actors: { count: fromTransition((state) => state, 0) },
    on: {
      UP: { actions: spawnChild('count', { id: 'count' }) },
      DOWN: { actions: stopChild('count') },
    },
  })
  for (const type of ['UP', 'DOWN', 'UP']) actor.send({ type })
  expect([...store.actors.keys()]).toEqual(['(machine)', 'count'])
})

it('what a machine logs is not logged where it runs apart', () => {
  const machine = machineOf({ entry: log('here') })
  // XState binds the console's own when it is loaded: it cannot be listened to.
  const { logger } = createActor(machine).options
  expect(createReplica(machine, {}).actor.options.logger).not.toBe(logger)
})
