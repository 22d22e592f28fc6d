/** The store keeps, filters and compares what it is told, and counts coverage. */
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

import { changeLines } from '../../src/inspector/store/changes'
import { leftBefore, snapshotAt } from '../../src/inspector/store/history'
import { filterLog } from '../../src/inspector/store/texts'
import { LOG_LIMIT } from '../../src/inspector/store/store'
import { watched } from './watched'

it('keeps the latest entries and when all began, and still knows the actor of the others', () => {
  const { store, actor, last } = watched('theme')
  for (let index = 0; index < LOG_LIMIT; index += 1) {
    store.receive({ kind: 'route', at: index + 5, path: `/${index}` })
  }
  expect([store.log.length, store.dropped]).toEqual([LOG_LIMIT, 1])
  expect([store.start, store.at(0), store.at(last())]).toEqual([0, store.log[0], store.log.at(-1)])
  expect(snapshotAt(store, actor.id, last())?.value).toEqual({ system: 'dark' })
})

it('logs causes before effects, and what an event was sent for', () => {
  const { store, actor, send } = watched('motion')
  const showcase = watched('carousel', 'showcase', store)
  actor.subscribe(() => showcase.send({ type: 'rotation.hold', reason: 'visitor' }))
  send({ type: 'motion.toggle' })
  const [one, other] = store.log.filter((entry) => entry.kind === 'step')
  expect([one, other]).toMatchObject([
    { event: { type: 'motion.toggle' }, cause: undefined, depth: 0 },
    { event: { type: 'rotation.hold' }, depth: 1, by: one },
  ])
})

it('tells of transient states and raised events, and forgets an event that is never taken', async () => {
  const { store, clock, actor, send } = watched('carousel')
  clock.set(2000)
  expect(store.log.at(-1)).toMatchObject({
    raised: ['slide.next'],
    edges: expect.arrayContaining([expect.stringMatching(/^carousel\.rotation\.due\/\/1$/)]),
  })
  actor.subscribe(() => actor.stop())
  send({ type: 'timeline.done' })
  const { length } = store.log
  await Promise.resolve()
  watched('theme', 'theme', store).send({ type: 'theme.next' })
  expect(store.log.slice(length).map(({ kind }) => kind)).toEqual(['gone', 'actor', 'step'])
})

it('knows that an actor was not there yet, and that a restored one goes on for another', () => {
  const { store, send, last } = watched('menu')
  send({ type: 'menu.toggle' })
  const moment = last()
  store.receive({ kind: 'gone', at: 0, name: 'menu' })
  watched('menu', 'menu', store)
  expect([moment, last()].map((id) => snapshotAt(store, 'menu', id)?.value)).toEqual([
    'opening',
    'closed',
  ])
  expect([0, 1, 2].map((later) => leftBefore(store, 'menu', moment + later))).toEqual([
    false,
    true,
    false,
  ])
  watched('theme', 'theme', store)
  expect(snapshotAt(store, 'theme', moment)).toBeUndefined()
})

it.each([
  [' route', ['route']],
  ['about', ['route']],
  ['skills unh', ['step']],
  // Of its payload, a state that it leads to, a guard that refused it.
  ['"index":1', ['step', 'step']],
  ['track.moving', ['step', 'step']],
  ['isanotherslide', ['step']],
  ['ignored', ['step', 'step']],
])('filters by what an entry says: %j', (text, kinds) => {
  const { store, send } = watched('carousel', 'skills')
  store.receive({ kind: 'route', at: 0, path: '/about' })
  send({ type: 'slide.select', index: 1 })
  send({ type: 'slide.select', index: 1 })
  send({ type: 'rotation.release', reason: 'visitor' })
  send({ type: 'unheard.of' })
  // It led nowhere: it has taken no transition.
  expect(store.log.at(-1)).toMatchObject({ kind: 'step', edges: [] })
  expect(filterLog(store, text).map(({ kind }) => kind)).toEqual(kinds)
})

it('finds what an event changed, part by part', () => {
  const { store, actor, send } = watched('carousel')
  const before = snapshotAt(store, actor.id, 0)!
  send({ type: 'rotation.hold', reason: 'visitor' })
  const after = snapshotAt(store, actor.id, 1)!
  expect(changeLines(before, after)).toEqual([
    'rotation waiting → stopped',
    'holds [] → ["visitor"]',
  ])
})

it('counts the states entered and the transitions taken, also those that left the log', () => {
  const { store, send } = watched('menu')
  send({ type: 'menu.toggle' })
  store.cut(-1)
  expect(store.coverageOf(menuMachine)).toEqual({
    states: new Set(['menu.closed', 'menu.opening']),
    transitions: new Set(['menu.closed/menu.toggle/0']),
  })
  expect(store.coverageOf(createMachine({ id: 'menu' })).states.size).toBe(0)
})
