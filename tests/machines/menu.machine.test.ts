import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

type EventType = EventFromLogic<typeof menuMachine>['type']

const wayTo = {
  closed: [],
  opening: ['menu.toggle'],
  open: ['menu.toggle', 'timeline.done'],
  closing: ['menu.toggle', 'timeline.done', 'menu.toggle'],
} as const

/** A menu in the given state, and how often it has sent the keyboard back to its button. */
function menuThatIs(state: keyof typeof wayTo) {
  const menu = createActor(menuMachine).start()
  const send = (type: EventType) => menu.send({ type })
  wayTo[state].forEach(send)
  let returns = 0
  menu.on('focus.return', () => (returns += 1))
  return { send, state: () => menu.getSnapshot().value, focusReturns: () => returns }
}

it('opens and closes at a press, each with a movement', () => {
  const { send, state } = menuThatIs('closed')
  expect(state()).toBe('closed')
  for (const [type, next] of [
    ['menu.toggle', 'opening'],
    ['timeline.done', 'open'],
    ['menu.toggle', 'closing'],
    ['timeline.done', 'closed'],
  ] as const) {
    send(type)
    expect(state()).toBe(next)
  }
})

it('reverses its movement as often as it is pressed', () => {
  const { send, state } = menuThatIs('opening')
  send('menu.toggle')
  expect(state()).toBe('closing')
  send('menu.toggle')
  expect(state()).toBe('opening')
})

describe.each(['opening', 'open'] as const)('while %s', (before) => {
  it.each(['menu.toggle', 'outside.pressed', 'route.changed'] as const)(
    'folds on %s and leaves the keyboard where it is',
    (type) => {
      const { send, state, focusReturns } = menuThatIs(before)
      send(type)
      expect(state()).toBe('closing')
      expect(focusReturns()).toBe(0)
    },
  )

  it('folds on Escape and gives the keyboard back to its button', () => {
    const { send, state, focusReturns } = menuThatIs(before)
    send('escape.pressed')
    expect(state()).toBe('closing')
    expect(focusReturns()).toBe(1)
  })
})

it.each(['closed', 'opening', 'open', 'closing'] as const)(
  'is closed at once when the window widens while it is %s',
  (before) => {
    const { send, state, focusReturns } = menuThatIs(before)
    send('viewport.widened')
    expect(state()).toBe('closed')
    expect(focusReturns()).toBe(0)
  },
)

describe.each(['closed', 'closing'] as const)('while %s', (before) => {
  it.each(['escape.pressed', 'outside.pressed', 'route.changed'] as const)(
    'leaves %s to the rest of the page',
    (type) => {
      const { send, state, focusReturns } = menuThatIs(before)
      send(type)
      expect(state()).toBe(before)
      expect(focusReturns()).toBe(0)
    },
  )
})

it.each(['closed', 'open'] as const)('stays %s when a late timeline reports its end', (before) => {
  const { send, state } = menuThatIs(before)
  send('timeline.done')
  expect(state()).toBe(before)
})
