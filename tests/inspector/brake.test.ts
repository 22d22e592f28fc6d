/** The page's machines wait at a breakpoint; its clock stands, and is moved by hand. */
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  type AnyActor,
  type AnyActorRef,
  createActor,
  createMachine,
  sendTo,
  SimulatedClock,
  spawnChild,
} from 'xstate'

import { carouselMachine } from '#machines/carousel.machine'
import type { Breakpoint, Held } from '#machines/inspector/brake.machine'

import { register } from '../../src/actors/registry'
import { createBrake, goingOn } from '../../src/inspector/sources/brake'
import { createGate } from '../../src/inspector/sources/gate'
import { watched } from './watched'
import { obstaclesAt } from '../../src/inspector/sources/source'
import { endOf } from '../../src/inspector/observe/timers'
import { createHost } from '../../src/inspector/sources/host'
import { chartOf } from '../../src/actors/chart-of'
import { textsOf } from '../../src/inspector/store/texts'
import { stopNameOf } from '../../src/inspector/workspace/chart/parts'

const gateOf = (actor: AnyActor, ...stops: (readonly [actor: string, name: string])[]) => {
  const hits: Breakpoint[] = []
  let held: readonly Held[] = []
  const gate = createGate((event) => {
    if ('hit' in event) hits.push(event.hit)
    if ('held' in event) ({ held } = event)
  })
  gate.stopAt(stops.map(([name, at]) => ({ actor: name, name: at })))
  gate.guard([actor])
  return { gate, hits, held: () => held.map(({ event }) => event.type) }
}

const gated = (machine: string, ...names: string[]) => {
  const { actor, send, view, clock } = watched(machine)
  const gate = gateOf(actor, ...names.map((name) => [machine, name] as const))
  return { ...gate, actor, send, clock, value: () => view().snapshot.value }
}

it('a gate keeps an event that it is to stop at, and all that follow, until it is opened', () => {
  const { gate, send, hits, value, held } = gated('menu', 'menu.toggle')
  for (const type of ['menu.toggle', 'timeline.done', 'menu.toggle']) send({ type })
  expect([value(), held().length]).toEqual(['closed', 3])
  expect(hits).toEqual([{ actor: 'menu', name: 'menu.toggle' }])
  // It stops again at the next breakpoint among those that waited.
  gate.open()
  expect([value(), hits.length, held()]).toEqual(['open', 2, ['menu.toggle']])
  gate.open()
  expect([value(), held()]).toEqual(['closing', []])
})

it('a gate stops when a state has been entered, and not while it stays', () => {
  const { gate, send, hits, value } = gated('menu', 'menu.opening')
  send({ type: 'menu.toggle' })
  expect([value(), hits.length]).toEqual(['opening', 1])
  for (const type of ['unheard.of', 'timeline.done']) send({ type })
  expect(value()).toBe('opening')
  gate.open()
  expect([value(), hits.length]).toEqual(['open', 1])
})

it.each([
  ['a transient state', 'carousel.rotation.due'],
  ['a raised event', 'slide.next'],
  ['a timer', 'xstate.after.interval.carousel.rotation.waiting'],
  ['a transition without an event', 'carousel.rotation.due//1'],
])('a gate stops at %s', (_, name) => {
  const { clock, hits, send, held } = gated('carousel', name)
  clock.set(2000)
  expect(hits).toEqual([{ actor: 'carousel', name }])
  send({ type: 'timeline.done' })
  expect(held()).toEqual(['timeline.done'])
})

it('a gate stops after what children are sent by others, and keeps what comes from outside', () => {
  const child = createMachine({
    ...{ id: 'inner', initial: 'a' },
    states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'a' } } },
  })
  const machine = createMachine({
    invoke: { id: 'child', src: child },
    on: {
      PASS: { actions: sendTo('child', { type: 'GO' }) },
      MORE: { actions: spawnChild(child, { id: 'other' }) },
    },
  })
  const actor = createActor(machine).start()
  const { gate, hits, held } = gateOf(actor as AnyActor, ['child', 'GO'], ['other', 'inner.a'])
  const inner: AnyActorRef = actor.getSnapshot().children['child']!
  const state = () => (inner.getSnapshot() as { value: string }).value
  actor.send({ type: 'PASS' })
  expect([state(), hits]).toEqual(['b', [{ actor: 'child', name: 'GO' }]])
  inner.send({ type: 'GO' })
  expect([state(), held()]).toEqual(['b', ['GO']])
  gate.open()
  expect(state()).toBe('a')
  actor.send({ type: 'MORE' })
  expect(hits.at(-1)).toEqual({ actor: 'other', name: 'inner.a' })
})

it('a gate stops at any event, lets through what is exempt, and leaves nothing behind', () => {
  const { gate, actor, send, hits, value } = gated('menu')
  const other = watched('menu', 'other')
  gate.guard([actor, other.actor])
  gate.stopAt([], true)
  gate.sendPast(actor, { type: 'menu.toggle' })
  expect([hits, value()]).toEqual([[], 'opening'])
  other.send({ type: 'menu.toggle' })
  expect(hits).toEqual([{ actor: 'other', name: 'menu.toggle' }])
  gate.guard([])
  send({ type: 'timeline.done' })
  expect(value()).toBe('open')
})

it('a breakpoint is at the event of a transition, or at one that takes many', () => {
  const chart = chartOf(createMachine({ on: { 'mouse.*': {}, GO: {} } }))
  const names = ['(machine)/mouse.*/0', '(machine)/GO/0'].map((id) => stopNameOf(chart, id))
  expect(names).toEqual(['(machine)/mouse.*/0', 'GO'])
})

/** A carousel on a page, in time that the test moves. */
const onPage = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('location', new URL('https://site.example/'))
  for (const name of ['addEventListener', 'removeEventListener', 'requestIdleCallback'])
    vi.stubGlobal(name, () => {})
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { getAnimations: () => [] })
  onTestFinished(() => void vi.unstubAllGlobals())
  const input = { count: 3, visible: 1, intervalMs: 2000, linear: false }
  const actor = createActor(carouselMachine, { id: 'showcase', input }).start()
  onTestFinished(register(actor as AnyActor, () => {}))
  const host = createHost()
  const brake = createBrake(host)
  const close = host.listen()
  onTestFinished(close)
  onTestFinished(brake.listen())
  /** What is left of the carousel's timer, as the panel shows it. */
  const left = () => {
    const [timer] = host.store.actors.get(actor.id)!.snapshot.timers
    return timer && timer.due - host.now()
  }
  const position = () => actor.getSnapshot().context.position
  return { actor, host, brake, close, left, position, control: brake.control }
}

it('a timer runs on with what was left, all of it if it was armed in a frozen page', () => {
  const { actor, left, position, control } = onPage()
  vi.advanceTimersByTime(1500)
  control.send({ type: 'page.freeze' })
  vi.advanceTimersByTime(60_000)
  expect([position(), left()]).toEqual([0, 500])
  control.send({ type: 'page.go' })
  vi.advanceTimersByTime(500)
  expect(position()).toBe(1)

  control.send({ type: 'page.freeze' })
  vi.advanceTimersByTime(5000)
  for (const type of ['slide.next', 'timeline.done'] as const) actor.send({ type })
  vi.advanceTimersByTime(5000)
  actor.send({ type: 'viewport.resized', visible: 2 })
  expect(left()).toBe(2000)
  control.send({ type: 'page.go' })
  vi.advanceTimersByTime(1999)
  expect([position(), left()]).toEqual([2, 1])
})

it('a frozen page goes on by a second, by a timer and by an event', () => {
  const { actor, host, brake, left, position, control } = onPage()
  control.send({ type: 'page.freeze' })
  const before = host.now()
  brake.move(1000)
  expect([host.now() - before, left(), position()]).toEqual([1000, 1000, 0])
  brake.move('timer')
  expect([host.now() - before, position()]).toEqual([2000, 1])

  control.send({ type: 'page.step' })
  actor.send({ type: 'timeline.done' })
  actor.send({ type: 'slide.next' })
  const held = ['timeline.done', 'slide.next'].map((type) => ({ event: { type } }))
  expect(control.getSnapshot()).toMatchObject({ value: 'waiting', context: { held } })
  brake.pass()
  expect(actor.getSnapshot().value).toMatchObject({ track: 'resting' })

  // Of ten seconds, only what is left until the breakpoint.
  control.send({ type: 'page.go' })
  actor.send({ type: 'timeline.done' })
  const hit = { actor: 'showcase', name: 'carousel.rotation.due' }
  control.send({ type: 'break.toggle', breakpoint: hit })
  control.send({ type: 'page.freeze' })
  brake.move(10_000)
  expect(control.getSnapshot()).toMatchObject({ value: 'waiting', context: { hit } })
  expect(left()).toBe(2000)
})

it('timers of children stand in a frozen page, and run on with what was left', () => {
  const { control, brake } = onPage()
  const child = createMachine({ initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } })
  const parent = createActor(createMachine({ invoke: { id: 'child', src: child } }), {
    id: 'parent',
  })
  onTestFinished(register(parent.start() as AnyActor, () => {}))
  const state = () => parent.getSnapshot().children['child']!.getSnapshot().value
  vi.advanceTimersByTime(400)
  control.send({ type: 'page.freeze' })
  vi.advanceTimersByTime(5000)
  brake.move(500)
  expect(state()).toBe('a')
  control.send({ type: 'page.go' })
  vi.advanceTimersByTime(99)
  expect(state()).toBe('a')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('b')
})

it('what has a clock of its own is left to it, named as not frozen, and told without a due time', async () => {
  const { host, control } = onPage()
  const clock = new SimulatedClock()
  const states = { a: { after: { 1000: 'b' } }, b: { after: { 1000: 'c' } }, c: {} }
  const machine = createMachine({ initial: 'a', states })
  const actor = createActor(machine, { id: 'own', clock }).start() as AnyActor
  onTestFinished(register(actor, () => {}))
  await Promise.resolve()
  const { timers } = host.store.actors.get('own')!.snapshot
  expect(timers.map((timer) => endOf(timer, 0))).toEqual(['1 s after it began, no due time known'])
  expect(obstaclesAt(host.store, Infinity)).toEqual([expect.stringContaining('not known')])
  control.send({ type: 'page.freeze' })
  expect(goingOn(host.store)).toEqual(['own'])
  clock.increment(1000)
  control.send({ type: 'page.go' })
  clock.increment(1000)
  expect(actor.getSnapshot().value).toBe('c')
})

it('a row of the log says what was not seen while the panel was closed', () => {
  const { actor, host, close } = onPage()
  close()
  actor.send({ type: 'slide.next' })
  vi.advanceTimersByTime(1200)
  actor.send({ type: 'timeline.done' })
  host.listen()
  const entry = host.store.log.findLast(({ kind }) => kind === 'gap')!
  expect(textsOf(entry)).toEqual(['2 events in 1.2 s', 'not seen: the panel was closed'])
})
