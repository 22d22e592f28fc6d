/** A machine that somebody adds, with all that the site's own do without, is drawn, logged and simulated. */
import { expect, it, vi } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  emit,
  fromPromise,
  sendParent,
  spawnChild,
} from 'xstate'

import { chartOf } from '#devtools/actors/chart-of.ts'
import { lastStepOf, recentSteps } from '#devtools/actors/observe-actors.ts'
import { labelOf, stateTitle, transitionsIn } from '#devtools/chart/chart.ts'
import { invoked } from '#devtools/chart/layout/blocks.ts'
import { toMermaid } from '#devtools/chart/mermaid.ts'
import { offersFor } from '#devtools/inspector/explain/offers.ts'
import { previewOf } from '#devtools/inspector/explain/why.ts'
import { rowOf } from '#devtools/inspector/explain/step-texts.ts'
import { momentIn, simulatorLink } from '#devtools/inspector/simulator/link.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'
import { onPage } from './page-actor.ts'

const none = { events: [], values: {} }
let calls = 0

const child = machineOf({
  id: 'helper',
  initial: 'idle',
  states: {
    idle: { on: { PING: { target: 'told', actions: sendParent({ type: 'PONG' }) } } },
    told: {},
  },
})

/** Ids of its own, `always`, history, a wildcard, a Date and a Map; it invokes and spawns. */
const order = machineOf({
  id: 'order',
  context: { since: new Date(0), lines: new Map([['tea', 1]]), count: 0 },
  initial: 'choosing',
  on: { 'mouse.*': { actions: emit({ type: 'seen' }) } },
  states: {
    choosing: {
      id: 'menu',
      initial: 'food',
      on: {
        PAY: 'paying',
        ADD: {
          actions: set(({ context }) => ({ lines: new Map([...context.lines, ['egg', 2]]) })),
        },
        HELP: { actions: spawnChild('helper', { id: 'kid' }) },
      },
      states: {
        food: {
          initial: 'hot',
          states: { hot: { on: { NEXT: 'cold' } }, cold: { on: { NEXT: '#drink' } } },
        },
        drinks: { id: 'drink' },
        last: { type: 'history', history: 'deep' },
      },
    },
    paying: {
      invoke: {
        src: 'charge',
        id: 'charge',
        onDone: 'sent',
        onError: { target: '#menu.last', actions: set({ count: 1 }) },
      },
      after: { patience: '#menu' },
    },
    sent: { type: 'final' },
  },
  actors: {
    helper: child,
    charge: fromPromise(async () => {
      calls += 1
      return 'paid'
    }),
  },
  delays: { patience: 4000 },
})

const begin = () => createSimulation(order, { input: undefined })
const now = (simulation: ReturnType<typeof begin>) =>
  simulation.steps().at(-1)!.after as AnyMachineSnapshot
const sendAll = (simulation: ReturnType<typeof begin>, ...types: readonly string[]) => {
  for (const type of types) simulation.send(simulation.roots()[0]!, { type })
  return now(simulation)
}

it('is drawn with what it invokes by name, its history marked, its events in words', () => {
  const chart = chartOf(order)
  expect(chart.nodes.map(stateTitle)).toContain('H* last')
  expect(chart.nodes.flatMap(invoked)).toEqual(['charge'])
  expect(transitionsIn(chart).map(labelOf)).toEqual([
    ...['mouse.*', 'PAY', 'ADD', 'HELP', 'NEXT', 'NEXT'],
    ...['done charge', 'error charge', 'after patience'],
  ])
  expect(toMermaid(chart)).toContain('state "H#42; last" as order_choosing_last')
})

it('has a preview of its deep history, and its own data said as it is', () => {
  const simulation = begin()
  sendAll(simulation, 'NEXT')
  const paying = sendAll(simulation, 'PAY')
  const error: AnyEventObject = { type: 'xstate.error.actor.charge', error: 'no' }
  expect(previewOf(paying, error)).toBe('→\u00A0choosing.food.cold')
  simulation.send(simulation.roots()[0]!, error)
  expect(now(simulation).value).toEqual({ choosing: { food: 'cold' } })
  sendAll(simulation, 'ADD')
  expect(rowOf(simulation.steps().at(-1)!).outcome).toBe(
    'lines Map [["tea",1]] → Map [["tea",1],["egg",2]]',
  )
})

it('is told in a simulator what its services would tell, and calls none', () => {
  const simulation = begin()
  const paying = sendAll(simulation, 'PAY')
  const types = (isSimulated: boolean) =>
    offersFor(paying, none, isSimulated).map(({ event }) => event.type)
  expect(types(true)).toContain('xstate.done.actor.charge')
  expect(types(true)).toContain('xstate.error.actor.charge')
  expect(types(false).join()).not.toContain('xstate.')
  expect(sendAll(simulation, 'xstate.done.actor.charge').status).toBe('done')
  expect(simulation.steps().map((step) => rowOf(step).name)).toEqual(['came', 'PAY', 'done charge'])
  expect(calls).toBe(0)
})

it('has its children logged after their cause, with what they tell it', async () => {
  const before = recentSteps().at(-1)?.id ?? 0
  const actor = onPage(createActor(order, { id: 'mine' }))
  actor.send({ type: 'HELP' })
  const { kid } = (actor.getSnapshot() as AnyMachineSnapshot).children
  kid!.send({ type: 'PING' })
  const rows = recentSteps()
    .filter(({ id }) => id > before)
    .map((step) => [step.cause?.event.type, rowOf(step).actor, rowOf(step).name])
  expect(rows).toEqual([
    [undefined, 'mine', 'came'],
    [undefined, 'mine', 'HELP'],
    ['HELP', 'kid', 'came'],
    [undefined, 'kid', 'PING'],
    ['PING', 'mine', 'PONG'],
  ])
  // What tells another that is not there is not foreseen, and does not fail.
  const simulated = createSimulation(child, { input: undefined }).steps()[0]!
  const preview = previewOf(simulated.after as AnyMachineSnapshot, { type: 'PING' })
  expect(preview).toContain('not foreseen: ')
})

it('has failures logged, of a service and its own', async () => {
  const failing = machineOf({
    id: 'failing',
    initial: 'on',
    states: { on: { invoke: { src: 'call', id: 'call', onError: 'off' } }, off: {} },
    actors: { call: fromPromise(() => Promise.reject(new Error('no net'))) },
    on: { BAD: { guard: ({ event }: Any) => event.data.length > 1, actions: 'x' } },
  })
  const actor = onPage(createActor(failing, { id: 'failing' }))
  actor.subscribe({ error: () => {} })
  await vi.waitFor(() => expect(lastStepOf(actor)?.event.type).toContain('error'))
  expect(rowOf(lastStepOf(actor)!)).toMatchObject({ name: 'error call', outcome: 'on → off' })
  actor.send({ type: 'BAD' })
  await Promise.resolve()
  expect(rowOf(lastStepOf(actor)!)).toMatchObject({
    name: 'BAD',
    outcome: expect.stringContaining('in error: '),
  })
})

it('a moment goes to the simulator by its address, and only if that can hold it', () => {
  const machine = machineOf({
    id: 'plain',
    context: { n: 0 },
    initial: 'one',
    states: {
      one: {
        initial: 'a',
        on: { OUT: 'two' },
        states: { a: { on: { GO: 'b' } }, b: {}, last: { type: 'history' } },
      },
      two: { after: { 500: 'one.last' }, on: { ADD: { actions: set({ n: 5 }) } } },
    },
  })
  const simulation = createSimulation(machine, { input: undefined })
  for (const type of ['GO', 'OUT', 'ADD']) simulation.send(simulation.roots()[0]!, { type })
  simulation.moveTo(200)
  const link = simulatorLink('/machines/plain', simulation.steps().at(-1)!, simulation.now())
  const other = createSimulation(
    machine,
    momentIn(new URL(link, 'https://a.example').hash, machine)!,
  )
  expect(other.steps()[0]!.after).toMatchObject({ value: 'two', context: { n: 5 } })
  expect(other.next()).toBe(300)
  other.moveTo(300)
  expect(now(other).value).toEqual({ one: 'b' })

  expect(momentIn('', machine)).toBeUndefined()
  const written = decodeURIComponent(link.split('moment=')[1]!)
  // Its state had another delay.
  const old = written.replaceAll('after.500', 'after.900')
  const endless = written.replace('"left":300', '"left":"soon"')
  expect(endless).not.toBe(written)
  const nowhere = written.replace('two', 'nowhere')
  const list = written.replace(/"context":\{.*?\}/, '"context":[]')
  for (const wrong of ['', '7', '{}', 'null', nowhere, old, endless, list, '%'])
    expect(() => momentIn(`#moment=${wrong}`, machine)).toThrow('none of plain as it is now')
  const dated = begin().steps()[0]!
  expect(() => simulatorLink('/x', dated, 0)).toThrow('more than JSON')
  expect(() => simulatorLink('/x', { ...dated, after: sendAll(begin(), 'PAY') }, 0)).toThrow(
    'it has started other actors',
  )
})
