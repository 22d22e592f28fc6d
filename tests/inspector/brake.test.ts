/** The page's machines wait at a breakpoint, and their timers are held. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActor, createActor } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine'
import type { Breakpoint, Hit } from '#machines/inspector/brake.machine'

import { holdTimers } from '../../src/inspector/observe/hold-timers'
import { timersOf } from '../../src/inspector/observe/timers'
import { createGate } from '../../src/inspector/sources/gate'
import { watched } from './watched'

const gated = (machine: string, kind: Breakpoint['kind'], name: string) => {
  const hits: Hit[] = []
  const gate = createGate((hit) => hits.push(hit))
  const { actor, send, view } = watched(machine)
  gate.stopAt([{ kind, name, actor: machine }])
  gate.guard([actor as AnyActor])
  return { gate, actor, send, hits, value: () => view().snapshot.value }
}

it('a gate keeps an event that it is to stop at, and all that follow, until it is opened', () => {
  const { gate, send, hits, value } = gated('menu', 'event', 'menu.toggle')
  for (const type of ['menu.toggle', 'timeline.done', 'menu.toggle']) send({ type })
  expect(value()).toBe('closed')
  expect(hits).toMatchObject([{ event: 'menu.toggle', breakpoint: { name: 'menu.toggle' } }])
  expect(gate.waiting).toBe(3)
  // It stops again at the next breakpoint among those that waited.
  gate.open()
  expect([value(), hits.length, gate.waiting]).toEqual(['open', 2, 1])
  gate.open()
  expect([value(), gate.waiting]).toEqual(['closing', 0])
})

it('a gate stops when a state has been entered, and not while it stays', () => {
  const { gate, send, hits, value } = gated('menu', 'state', 'menu.opening')
  send({ type: 'menu.toggle' })
  expect([value(), hits.length]).toEqual(['opening', 1])
  for (const type of ['unheard.of', 'timeline.done']) send({ type })
  expect(value()).toBe('opening')
  gate.open()
  expect([value(), hits.length]).toEqual(['open', 1])
})

it('a gate stops at a guard that refuses, not at one that lets through', () => {
  const { send, hits } = gated('carousel', 'guard', 'isAnotherSlide')
  send({ type: 'slide.select', index: 1 })
  expect(hits).toEqual([])
  send({ type: 'slide.select', index: 1 })
  expect(hits).toMatchObject([{ event: 'slide.select' }])
})

it('a gate stops no other actor, lets through what is exempt, and leaves nothing behind', () => {
  const { gate, actor, send, hits, value } = gated('menu', 'event', 'menu.toggle')
  const other = watched('menu', 'other')
  gate.guard([actor as AnyActor, other.actor as AnyActor])
  other.send({ type: 'menu.toggle' })
  expect([hits.length, other.view().snapshot.value]).toEqual([0, 'opening'])
  const exempted = { type: 'menu.toggle' }
  gate.exempt(exempted)
  send(exempted)
  expect(value()).toBe('opening')
  gate.guard([])
  expect(Object.hasOwn(actor, '_send')).toBe(false)
})

it('a timer that is held runs on with what was left, all of it if armed meanwhile', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const input = { count: 3, visible: 1, intervalMs: 2000, linear: false }
  const actor = createActor(carouselMachine, { input }).start()
  const hold = () => holdTimers(() => [actor as AnyActor])
  const position = () => actor.getSnapshot().context.position
  vi.advanceTimersByTime(1500)
  const release = hold()
  vi.advanceTimersByTime(60_000)
  expect(position()).toBe(0)
  release()
  expect(timersOf(actor)).toMatchObject([{ delay: 2000, due: Date.now() + 500 }])
  vi.advanceTimersByTime(500)
  expect(position()).toBe(1)

  const releaseArmed = hold()
  vi.advanceTimersByTime(5000)
  for (const type of ['slide.next', 'timeline.done'] as const) actor.send({ type })
  releaseArmed()
  expect(timersOf(actor)).toMatchObject([{ due: Date.now() + 2000 }])
  const releaseNone = hold()
  actor.send({ type: 'rotation.hold', reason: 'visitor' })
  releaseNone()
  expect(timersOf(actor)).toEqual([])
})
