import { expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { coverageOf } from '../../src/inspector/store/coverage'
import { watched } from './watched'

const menu = site.charts['menu']!

it('counts the states that were entered and the transitions that were taken', () => {
  const { store, send } = watched('menu')
  expect(coverageOf(store, menu)).toEqual({
    states: new Set(['menu.closed']),
    transitions: new Set(),
  })
  send({ type: 'menu.toggle' })
  const { states, transitions } = coverageOf(store, menu)
  expect(states).toEqual(new Set(['menu.closed', 'menu.opening']))
  expect(transitions).toEqual(new Set(['menu.closed/menu.toggle/0']))
})

it('counts no other machine, and what has left the log', () => {
  const { store, send } = watched('menu')
  send({ type: 'menu.toggle' })
  store.clear()
  expect(coverageOf(store, menu).transitions).toContain('menu.closed/menu.toggle/0')
  expect(coverageOf(store, site.charts['carousel']!)).toEqual({
    states: new Set(),
    transitions: new Set(),
  })
})
