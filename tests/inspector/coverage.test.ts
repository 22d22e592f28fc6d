import { expect, it } from 'vitest'

import { watched } from './watched'

it('counts the states that were entered and the transitions that were taken', () => {
  const { store, send } = watched('menu')
  expect(store.coverageOf('menu')).toEqual({
    states: new Set(['menu.closed']),
    transitions: new Set(),
  })
  send({ type: 'menu.toggle' })
  const { states, transitions } = store.coverageOf('menu')
  expect(states).toEqual(new Set(['menu.closed', 'menu.opening']))
  expect(transitions).toEqual(new Set(['menu.closed/menu.toggle/0']))
})

it('counts no other machine, and what has left the log', () => {
  const { store, send } = watched('menu')
  send({ type: 'menu.toggle' })
  store.clear()
  expect(store.coverageOf('menu').transitions).toContain('menu.closed/menu.toggle/0')
  expect(store.coverageOf('carousel')).toEqual({
    states: new Set(),
    transitions: new Set(),
  })
})
