/** The menu opens and closes, also midway; Escape returns the focus to its button. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { menuMachine } from '#machines/menu.machine.ts'

type EventType = EventFromLogic<typeof menuMachine>['type']

/** The state of a menu after some events, and how often its button was given the focus. */
const after = (...events: EventType[]) => {
  const menu = createActor(menuMachine)
  let returns = 0
  menu.on('focus.return', () => (returns += 1))
  menu.start()
  for (const type of events) menu.send({ type })
  return [menu.getSnapshot().value, returns]
}

const opening = ['menu.toggle'] as const
const open = ['menu.toggle', 'timeline.done'] as const
const closing = ['menu.toggle', 'menu.toggle'] as const

it('is closed at first, and reverses at each press', () => {
  expect(after()).toEqual(['closed', 0])
  expect(after('escape.pressed')).toEqual(['closed', 0])
  expect(after(...opening)).toEqual(['opening', 0])
  expect(after(...open)).toEqual(['open', 0])
  expect(after(...closing)).toEqual(['closing', 0])
  expect(after(...closing, 'timeline.done')).toEqual(['closed', 0])
  expect(after(...closing, 'menu.toggle')).toEqual(['opening', 0])
  for (const away of ['viewport.widened', 'page.left'] as const)
    expect(after(...closing, away)).toEqual(['closed', 0])
})

describe.each([{ events: opening }, { events: open }])('after $events', ({ events }) => {
  it.each([
    ['menu.toggle', 'closing', 0],
    ['escape.pressed', 'closing', 1],
    ['outside.pressed', 'closing', 0],
    ['page.scrolled', 'closing', 0],
    ['route.changed', 'closing', 0],
    ['viewport.widened', 'closed', 0],
    ['page.left', 'closed', 0],
  ] as const)('%s leads to %s', (event, ...shown) => {
    expect(after(...events, event)).toEqual(shown)
  })
})
