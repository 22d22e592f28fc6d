import { expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { coverageOf, wholeOf } from '../../src/inspector/store/coverage'
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

it('counts no other machine, and the tests for the whole of it', () => {
  const { store } = watched('carousel')
  expect(coverageOf(store, menu).states.size).toBe(0)
  const { states, transitions } = wholeOf(menu)
  expect(states.size).toBe(4)
  expect(transitions.size).toBe(13)
})
