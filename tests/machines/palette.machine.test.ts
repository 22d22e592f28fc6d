import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFromLogic } from 'xstate'

import { paletteMachine, resultsOf } from '#machines/palette.machine'

type Event = EventFromLogic<typeof paletteMachine>

const options = [
  { id: 'about', words: 'About My Background', stays: false },
  { id: 'cv', words: 'Download CV résumé', stays: false },
  { id: 'dark', words: 'Theme: dark', stays: true },
  { id: 'light', words: 'Theme: light', stays: true },
]

const wayTo = {
  closed: [],
  opening: [{ type: 'palette.call' }],
  open: [{ type: 'palette.call' }, { type: 'timeline.done' }],
  closing: [{ type: 'palette.call' }, { type: 'timeline.done' }, { type: 'palette.dismiss' }],
} as const

/** A palette in the given state. */
function paletteThatIs(state: keyof typeof wayTo) {
  const palette = createActor(paletteMachine, { input: { options } }).start()
  const send = (event: Event) => palette.send(event)
  wayTo[state].forEach(send)
  const chosen: EmittedFrom<typeof paletteMachine>['id'][] = []
  palette.on('option.chosen', ({ id }) => chosen.push(id))
  const snapshot = () => palette.getSnapshot()
  const found = () => resultsOf(snapshot().context).map(({ id }) => id)
  return {
    chosen,
    send,
    found,
    type: (query: string) => send({ type: 'query.changed', query }),
    active: () => found()[snapshot().context.active],
    is: (value: Parameters<ReturnType<typeof snapshot>['matches']>[0]) => snapshot().matches(value),
  }
}

it('is closed until it is called', () => {
  const { send, is } = paletteThatIs('closed')
  expect(is('closed')).toBe(true)
  send({ type: 'palette.call' })
  expect(is({ shown: { movement: 'opening' } })).toBe(true)
  send({ type: 'timeline.done' })
  expect(is({ shown: { movement: 'open' } })).toBe(true)
})

it('closes when dismissed, and can be called back midway with what was typed', () => {
  const { send, type, is, found } = paletteThatIs('open')
  type('theme')
  send({ type: 'palette.dismiss' })
  expect(is('closing')).toBe(true)
  send({ type: 'palette.call' })
  expect(is({ shown: { movement: 'opening' } })).toBe(true)
  expect(found()).toEqual(['dark', 'light'])
})

it('starts anew when it is called after it was closed', () => {
  const { send, type, found, active } = paletteThatIs('open')
  type('theme')
  send({ type: 'option.next' })
  send({ type: 'palette.dismiss' })
  send({ type: 'timeline.done' })
  send({ type: 'palette.call' })
  expect(found()).toHaveLength(options.length)
  expect(active()).toBe('about')
})

it.each(['opening', 'open', 'closing'] as const)('closes with the dialog while %s', (before) => {
  const { send, is } = paletteThatIs(before)
  send({ type: 'dialog.closed' })
  expect(is('closed')).toBe(true)
})

it('is dismissed while it still opens', () => {
  const { send, is } = paletteThatIs('opening')
  send({ type: 'palette.dismiss' })
  expect(is('closing')).toBe(true)
  send({ type: 'timeline.done' })
  expect(is('closed')).toBe(true)
})

it.each(['closed', 'closing'] as const)('chooses nothing while %s', (before) => {
  const { send, type, chosen, is } = paletteThatIs(before)
  type('theme')
  send({ type: 'option.next' })
  send({ type: 'option.choose' })
  expect(chosen).toEqual([])
  expect(is(before)).toBe(true)
})

describe('its search', () => {
  it.each([
    ['', ['about', 'cv', 'dark', 'light']],
    ['  ', ['about', 'cv', 'dark', 'light']],
    ['THEME', ['dark', 'light']],
    ['light theme', ['light']],
    ['resume', ['cv']],
    ['résumé', ['cv']],
    ['.*', []],
  ])('finds by %j', (query, ids) => {
    const { type, found } = paletteThatIs('open')
    type(query)
    expect(found()).toEqual(ids)
  })

  it('begins with the first result after each change', () => {
    const { send, type, active } = paletteThatIs('open')
    send({ type: 'option.next' })
    type('theme')
    expect(active()).toBe('dark')
  })

  it('is empty while nothing is found: there is nothing to move to, or to choose', () => {
    const { send, type, is, chosen } = paletteThatIs('open')
    type('nothing like it')
    expect(is({ shown: { results: 'empty' } })).toBe(true)
    send({ type: 'option.next' })
    send({ type: 'option.previous' })
    send({ type: 'option.choose' })
    expect(chosen).toEqual([])
    type('theme')
    expect(is({ shown: { results: 'listing' } })).toBe(true)
  })
})

describe('the active option', () => {
  it('goes round in both directions', () => {
    const { send, active } = paletteThatIs('open')
    send({ type: 'option.previous' })
    expect(active()).toBe('light')
    send({ type: 'option.next' })
    expect(active()).toBe('about')
  })

  it.each([
    [2, 'dark'],
    [-1, 'about'],
    [4, 'about'],
    [0.5, 'about'],
  ])('follows the pointer to a result, and to nothing else: %d', (index, expected) => {
    const { send, active } = paletteThatIs('open')
    send({ type: 'option.point', index })
    expect(active()).toBe(expected)
  })

  it('is one of the results, whatever is typed and pressed', () => {
    const press = fc.oneof(
      fc.constantFrom<Event>({ type: 'option.next' }, { type: 'option.previous' }),
      fc.integer({ min: -2, max: 6 }).map((index): Event => ({ type: 'option.point', index })),
      fc
        .constantFrom('', 'theme', 'dark', 'zzz')
        .map((query): Event => ({ type: 'query.changed', query })),
    )
    fc.assert(
      fc.property(fc.array(press), (pressed) => {
        const { send, found, active } = paletteThatIs('open')
        pressed.forEach(send)
        expect(active() === undefined).toBe(found().length === 0)
      }),
    )
  })
})

describe('choosing', () => {
  it('tells what was chosen and closes at once', () => {
    const { send, chosen, is } = paletteThatIs('open')
    send({ type: 'option.next' })
    send({ type: 'option.choose' })
    expect(chosen).toEqual(['cv'])
    expect(is('closed')).toBe(true)
  })

  it('leaves it open where there is something to see', () => {
    const { send, type, chosen, is } = paletteThatIs('opening')
    type('theme')
    send({ type: 'option.choose' })
    expect(chosen).toEqual(['dark'])
    expect(is({ shown: { movement: 'opening' } })).toBe(true)
  })
})
