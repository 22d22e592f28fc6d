import { afterEach, expect, it, vi } from 'vitest'
import type { AnyActor } from 'xstate'

import type { Breakpoint, Hit } from '#machines/inspector/brake.machine'

import { createGate } from '../../src/inspector/sources/gate'
import { watched } from './watched'

const gated = (machine: string, ...breakpoints: Omit<Breakpoint, 'actor'>[]) => {
  const hits: Hit[] = []
  const gate = createGate((hit) => hits.push(hit))
  const { actor, send, view, store } = watched(machine)
  gate.stopAt(breakpoints.map((breakpoint) => ({ ...breakpoint, actor: machine })))
  gate.guard([actor as AnyActor])
  return { gate, actor, send, hits, store, value: () => view().snapshot.value }
}

afterEach(() => {
  vi.useRealTimers()
})

it('keeps an event that it is to stop at, and all that follow, until it is opened', () => {
  const { gate, send, hits, value } = gated('menu', { kind: 'event', name: 'menu.toggle' })
  send({ type: 'menu.toggle' })
  send({ type: 'timeline.done' })
  expect(value()).toBe('closed')
  expect(hits).toMatchObject([{ event: 'menu.toggle', breakpoint: { name: 'menu.toggle' } }])
  expect(gate.waiting).toBe(2)
  gate.open()
  expect(value()).toBe('open')
  expect(gate.waiting).toBe(0)
})

it('stops again at the next breakpoint among the events that waited', () => {
  const { gate, send, hits, value } = gated('menu', { kind: 'event', name: 'menu.toggle' })
  for (const type of ['menu.toggle', 'timeline.done', 'menu.toggle']) send({ type })
  gate.open()
  expect([value(), hits.length, gate.waiting]).toEqual(['open', 2, 1])
  gate.open()
  expect([value(), gate.waiting]).toEqual(['closing', 0])
})

it('stops when a state has been entered, and not while it stays', () => {
  const { gate, send, hits, value } = gated('menu', { kind: 'state', name: 'menu.opening' })
  send({ type: 'menu.toggle' })
  expect([value(), hits.length]).toEqual(['opening', 1])
  send({ type: 'timeline.done' })
  expect(value()).toBe('opening')
  gate.open()
  expect([value(), hits.length]).toEqual(['open', 1])
})

it('stops at a guard that refuses, not at one that lets through', () => {
  const { send, hits } = gated('carousel', { kind: 'guard', name: 'isAnotherSlide' })
  send({ type: 'slide.select', index: 1 })
  expect(hits).toEqual([])
  send({ type: 'slide.select', index: 1 })
  expect(hits).toMatchObject([{ event: 'slide.select' }])
})

it('stops no other actor, lets through what is exempt, and leaves nothing behind', () => {
  const { gate, actor, send, hits, value } = gated('menu', { kind: 'event', name: 'menu.toggle' })
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
