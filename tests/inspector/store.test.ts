/** The store keeps, filters and compares what it is told, orders the actors and counts coverage. */
import { expect, it } from 'vitest'

import { everything } from '#machines/inspector/inspector-setup'

import { inOrder } from '../../src/inspector/store/actor-order'
import { changeLines } from '../../src/inspector/store/changes'
import { snapshotAt } from '../../src/inspector/store/history'
import { filterLog } from '../../src/inspector/store/log-filter'
import { type ActorRecord, LOG_LIMIT } from '../../src/inspector/store/store'
import { watched } from './watched'

it('keeps the latest entries, counts those that fell out, and still knows their actor', () => {
  const { store, actor, last } = watched('theme')
  for (let index = 0; index < LOG_LIMIT + 10; index += 1) {
    store.receive({ kind: 'route', at: 0, path: `/${index}` })
  }
  expect([store.log.length, store.dropped]).toEqual([LOG_LIMIT, 11])
  expect(snapshotAt(store, actor.sessionId, last())?.value).toEqual({ system: 'dark' })
})

it('hides what timers say until it is asked for', () => {
  const { store, clock } = watched('carousel')
  clock.set(2000)
  expect(filterLog(store, everything).map(({ kind }) => kind)).toEqual(['actor'])
  const [entry] = filterLog(store, { text: 'after.interval', timers: true })
  expect(entry).toMatchObject({ event: { type: expect.stringContaining('xstate.after.interval') } })
})

it.each([
  ['', ['actor', 'route', 'step', 'step', 'step']],
  [' route', ['route']],
  ['about', ['route']],
  ['Menu ', ['actor', 'step', 'step', 'step']],
  ['menu esc', ['step']],
  ['theme', []],
])('filters by actor, event, route and path: %j', (text, kinds) => {
  const { store, send } = watched('menu')
  store.receive({ kind: 'route', at: 0, path: '/about' })
  send({ type: 'menu.toggle' })
  send({ type: 'escape.pressed' })
  send({ type: 'unheard.of' })
  // It led nowhere: it has taken no transition.
  expect(store.log.at(-1)).toMatchObject({ kind: 'step', edges: [] })
  expect(filterLog(store, { ...everything, text }).map(({ kind }) => kind)).toEqual(kinds)
})

it('finds what an event changed, part by part', () => {
  const { store, actor, send } = watched('carousel')
  const before = snapshotAt(store, actor.sessionId, 0)!
  send({ type: 'rotation.hold', reason: 'visitor' })
  const after = snapshotAt(store, actor.sessionId, 1)!
  expect(changeLines(before, after)).toEqual(['rotation waiting → stopped', 'holds + visitor'])
  expect(changeLines(after, before)).toEqual(['rotation stopped → waiting', 'holds − visitor'])
})

it('counts the states entered and the transitions taken, also those that left the log', () => {
  const { store, send } = watched('menu')
  send({ type: 'menu.toggle' })
  store.clear()
  expect(store.coverageOf('menu')).toEqual({
    states: new Set(['menu.closed', 'menu.opening']),
    transitions: new Set(['menu.closed/menu.toggle/0']),
  })
  expect(store.coverageOf('carousel').states.size).toBe(0)
})

it.each([
  ['one that was replaced gives its place to the next of its name', '-menu faq menu', '2 1'],
  ['the last of several that are gone follows those that are there', '-menu faq -menu', '1 2'],
  ['all of one name are listed while they are there', 'card card', '0 1'],
])('in the list of actors, %s', (_, names, order) => {
  const records = names.split(' ').map((text, index) => {
    const name = text.replace('-', '')
    return { sessionId: `${index}`, name, machine: name, isGone: text !== name } as ActorRecord
  })
  expect(inOrder(records).map(({ sessionId }) => sessionId)).toEqual(order.split(' '))
})
