import { expect, it } from 'vitest'

import { changeLines, changesBetween } from '../../src/inspector/store/changes'
import { everything } from '#machines/inspector/inspector-setup'

import { filterLog } from '../../src/inspector/store/log-filter'
import { snapshotAt } from '../../src/inspector/store/history'
import { LOG_LIMIT } from '../../src/inspector/store/store'
import { watched } from './watched'

it('keeps the latest entries, and counts those that fell out', () => {
  const { store, send } = watched('menu')
  for (let press = 0; press < LOG_LIMIT + 10; press += 1) send({ type: 'menu.toggle' })
  expect(store.log).toHaveLength(LOG_LIMIT)
  expect(store.dropped).toBe(11)
})

it('snapshot knows an actor of which every entry fell out', () => {
  const quiet = watched('theme')
  const { store } = quiet
  for (let index = 0; index < LOG_LIMIT + 1; index += 1) {
    store.receive({ kind: 'route', at: 0, path: `/${index}` })
  }
  expect(snapshotAt(store, quiet.actor.sessionId, quiet.last())?.value).toEqual({ system: 'dark' })
})

it('tells an event that led nowhere by its having taken no transition', () => {
  const { store, send } = watched('menu')
  send({ type: 'unheard.of' })
  expect(store.log.at(-1)).toMatchObject({ kind: 'step', edges: [] })
})

it('hides what timers say until it is asked for', () => {
  const { store, clock } = watched('carousel')
  clock.set(2000)
  expect(filterLog(store, everything).map(({ kind }) => kind)).toEqual(['actor'])
  const [entry] = filterLog(store, { text: 'after.interval', timers: true })
  expect(entry).toMatchObject({ event: { type: expect.stringContaining('xstate.after.interval') } })
})

it('filters by actor, event, route and path', () => {
  const { store, send } = watched('menu')
  store.receive({ kind: 'route', at: 0, path: '/about' })
  send({ type: 'menu.toggle' })
  send({ type: 'escape.pressed' })
  const kinds = (text: string) => filterLog(store, { ...everything, text }).map(({ kind }) => kind)
  expect(kinds('')).toEqual(['actor', 'route', 'step', 'step'])
  expect(kinds(' route')).toEqual(['route'])
  expect(kinds('about')).toEqual(['route'])
  expect(kinds('Menu ')).toEqual(['actor', 'step', 'step'])
  expect(kinds('menu esc')).toEqual(['step'])
  expect(kinds('theme')).toEqual([])
})

it('finds what an event changed, part by part', () => {
  const { store, actor, send } = watched('carousel')
  const before = snapshotAt(store, actor.sessionId, 0)!
  send({ type: 'rotation.hold', reason: 'visitor' })
  const after = snapshotAt(store, actor.sessionId, 1)!
  expect(changesBetween(before, after)).toEqual([
    { path: 'state.rotation', from: 'waiting', to: 'stopped' },
    { path: 'holds', from: [], to: ['visitor'] },
  ])
  expect(changeLines(before, after)).toEqual(['rotation waiting → stopped', 'holds + visitor'])
  expect(changeLines(after, before)).toEqual(['rotation stopped → waiting', 'holds − visitor'])
})
