import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { everything, logFilterMachine } from '#machines/inspector/log-filter.machine'

const start = () => {
  const filter = createActor(logFilterMachine).start()
  return {
    filter,
    state: () => filter.getSnapshot().value,
    wants: () => filter.getSnapshot().context,
  }
}

it('wants everything at first, but what timers say', () => {
  const { state, wants } = start()
  expect(state()).toBe('everything')
  expect(wants()).toEqual({ text: '', actor: '', kind: 'all', timers: false })
})

it.each([
  { type: 'text.change', text: 'theme' },
  { type: 'actor.choose', actor: 'x:1' },
  { type: 'kind.choose', kind: 'route' },
] as const)('knows that it is narrowed by $type', (event) => {
  const { filter, state } = start()
  filter.send(event)
  expect(state()).toBe('narrowed')
})

it('is as wide as before when what narrowed it is taken back', () => {
  const { filter, state } = start()
  filter.send({ type: 'text.change', text: 'theme' })
  filter.send({ type: 'kind.choose', kind: 'step' })
  filter.send({ type: 'text.change', text: '  ' })
  expect(state()).toBe('narrowed')
  filter.send({ type: 'kind.choose', kind: 'all' })
  expect(state()).toBe('everything')
})

it('is cleared at once, and leaves the timers as they are', () => {
  const { filter, state, wants } = start()
  filter.send({ type: 'timers.toggle' })
  filter.send({ type: 'text.change', text: 'theme' })
  filter.send({ type: 'actor.choose', actor: 'x:1' })
  filter.send({ type: 'filter.clear' })
  expect(state()).toBe('everything')
  expect(wants()).toEqual({ ...everything, timers: true })
})
