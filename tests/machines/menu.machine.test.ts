/** Every event in every state of the menu: where it leads, and when the keyboard goes back. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

const EVENTS = [
  'menu.toggle',
  'timeline.done',
  'escape.pressed',
  'outside.pressed',
  'page.scrolled',
  'route.changed',
  'viewport.widened',
] as const

type State = keyof typeof wayTo
type Leads = Partial<Record<(typeof EVENTS)[number], State>>

const wayTo = {
  closed: [],
  opening: ['menu.toggle'],
  open: ['menu.toggle', 'timeline.done'],
  closing: ['menu.toggle', 'timeline.done', 'menu.toggle'],
} as const

const folds: Leads = {
  'menu.toggle': 'closing',
  'escape.pressed': 'closing',
  'outside.pressed': 'closing',
  'page.scrolled': 'closing',
  'route.changed': 'closing',
  'viewport.widened': 'closed',
}
/** An event that is not listed changes nothing. */
const leads: Record<State, Leads> = {
  closed: { 'menu.toggle': 'opening' },
  opening: { ...folds, 'timeline.done': 'open' },
  open: folds,
  closing: { 'menu.toggle': 'opening', 'timeline.done': 'closed', 'viewport.widened': 'closed' },
}

const cases = (Object.keys(wayTo) as State[]).flatMap((before) =>
  EVENTS.map((event) => ({ before, event, after: leads[before][event] ?? before })),
)

it.each(cases)('is $after after $event while $before', ({ before, event, after }) => {
  const menu = createActor(menuMachine).start()
  let focusReturns = 0
  menu.on('focus.return', () => (focusReturns += 1))
  for (const type of wayTo[before]) menu.send({ type })
  expect(menu.getSnapshot().value).toBe(before)
  menu.send({ type: event })
  expect(menu.getSnapshot().value).toBe(after)
  // Only Escape gives the keyboard back, when it begins to fold the menu.
  expect(focusReturns).toBe(event === 'escape.pressed' && before !== after ? 1 : 0)
})
