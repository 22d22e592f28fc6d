import { setup } from 'xstate'

/**
 * How long a finger presses the pip to ask for the look inside: less than until the browser's own
 * menu.
 */
export const LONG_PRESS_MS = 350

type Event =
  | { type: 'key.pressed' }
  | { type: 'key.released' }
  | { type: 'pip.pressed' }
  | { type: 'pip.released' }
  | { type: 'inside.toggle' }
  | { type: 'escape.pressed' }
  /** A press on a part's label opens the inspector at that part. */
  | { type: 'part.opened' }
  /** The closing movement has ended: the page is back. */
  | { type: 'timeline.done' }

export const seeInsideMachine = setup({
  types: { events: {} as Event, tags: {} as 'shown' },
  delays: { longPress: LONG_PRESS_MS },
}).createMachine({
  id: 'see-inside',
  initial: 'closed',
  states: {
    closed: {
      on: { 'key.pressed': 'held', 'inside.toggle': 'toggled', 'pip.pressed': 'pressed' },
    },
    pressed: { on: { 'pip.released': 'closed' }, after: { longPress: 'toggled' } },
    held: {
      tags: 'shown',
      on: {
        'key.released': 'leaving',
        'escape.pressed': 'leaving',
        'part.opened': 'leaving',
        'inside.toggle': 'toggled',
      },
    },
    toggled: {
      tags: 'shown',
      on: {
        'inside.toggle': 'leaving',
        'escape.pressed': 'leaving',
        'part.opened': 'leaving',
        'key.pressed': 'held',
      },
    },
    leaving: {
      on: { 'timeline.done': 'closed', 'key.pressed': 'held', 'inside.toggle': 'toggled' },
    },
  },
})
