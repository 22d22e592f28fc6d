/** The palette opens, searches, and emits what is chosen; it reverses midway. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { paletteMachine, resultsOf } from '#machines/palette.machine.ts'

type Event = EventFromLogic<typeof paletteMachine>

const options = [
  { id: 'about', words: 'About My Background', stays: false },
  { id: 'cv', words: 'Download CV résumé', stays: false },
  { id: 'dark', words: 'Theme: dark', stays: true },
  { id: 'light', words: 'Theme: light', stays: true },
]

const call: Event = { type: 'palette.call' }
const dismiss: Event = { type: 'palette.dismiss' }
const done: Event = { type: 'timeline.done' }
const shut: Event = { type: 'dialog.closed' }
const next: Event = { type: 'option.next' }
const previous: Event = { type: 'option.previous' }
const choose: Event = { type: 'option.choose' }
const query = (typed: string): Event => ({ type: 'query.changed', query: typed })

/** What a palette shows after some events: its movement, its results and what was chosen. */
const after = (...events: Event[]) => {
  const palette = createActor(paletteMachine, { input: { options } })
  const chosen: string[] = []
  palette.on('option.chosen', ({ id }) => chosen.push(id))
  palette.start()
  for (const event of events) palette.send(event)
  const { value, context } = palette.getSnapshot()
  const found = resultsOf(context).map(({ id }) => id)
  const { movement, results } = typeof value === 'string' ? {} : value.shown
  return { state: movement ?? value, results, found, active: found[context.active], chosen }
}

it.each([
  { events: [], state: 'closed' },
  { events: [call, done], state: 'open' },
  { events: [call, done, dismiss], state: 'closing' },
  { events: [call, dismiss, done], state: 'closed' },
  { events: [call, dismiss, call], state: 'opening' },
  { events: [call, done, shut], state: 'closed' },
  { events: [call, dismiss, shut], state: 'closed' },
])('is $state after $events', ({ events, state }) => {
  expect(after(...events).state).toBe(state)
})

it.each([
  { when: 'while it closes', closing: [dismiss] },
  { when: 'once it is closed', closing: [dismiss, done] },
])('begins anew when it is called $when', ({ closing }) => {
  const again = after(call, query('theme'), next, ...closing, call)
  expect(again).toMatchObject({ found: ['about', 'cv', 'dark', 'light'], active: 'about' })
})

describe('its search', () => {
  it.each([
    ['', ['about', 'cv', 'dark', 'light']],
    ['THEME', ['dark', 'light']],
    ['light theme', ['light']],
    ['resume', ['cv']],
  ])('finds by %j', (typed, found) => {
    expect(after(call, query(typed)).found).toEqual(found)
  })

  it('is empty while nothing is found: there is nothing to move to, or to choose', () => {
    const nothing = after(call, query('nothing like it'), next, previous, choose)
    expect(nothing).toMatchObject({ state: 'opening', results: 'empty', chosen: [] })
    const again = after(call, query('nothing like it'), next, query('theme'))
    expect(again).toMatchObject({ results: 'listing', active: 'dark' })
  })
})

describe('the active option', () => {
  it('wraps in both directions', () => {
    expect(after(call, previous).active).toBe('light')
    expect(after(call, previous, next).active).toBe('about')
  })

  it.each([
    [2, 'dark'],
    [4, 'about'],
  ])('follows the pointer to a result, and to nothing else: %d', (index, active) => {
    expect(after(call, { type: 'option.point', index }).active).toBe(active)
  })
})

it('emits what was chosen, and closes at once unless the option stays', () => {
  expect(after(call, next, choose)).toMatchObject({ state: 'closed', chosen: ['cv'] })
  const stays = after(call, query('theme'), choose)
  expect(stays).toMatchObject({ state: 'opening', chosen: ['dark'] })
})
