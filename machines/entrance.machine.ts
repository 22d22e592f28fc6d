import { setup } from 'xstate'

type Event =
  /** The page plays the entrance from its first paint on, before there is a machine. */
  | { type: 'timeline.started' }
  /** The element has been seen as it stands: too late for an entrance. */
  | { type: 'page.shown' }
  /** The visitor begins to move, and does not see the element yet. */
  | { type: 'visitor.moved' }
  /** The element is far enough inside the window, or above it. */
  | { type: 'viewport.entered' }
  | { type: 'timeline.done' }

export const entranceMachine = setup({
  types: { events: {} as Event },
}).createMachine({
  id: 'entrance',
  initial: 'shown',
  states: {
    shown: {
      on: {
        'timeline.started': 'entering',
        'page.shown': 'entered',
        'visitor.moved': 'waiting',
      },
    },
    // The element is hidden.
    waiting: { on: { 'viewport.entered': 'entering' } },
    entering: { on: { 'timeline.done': 'entered' } },
    entered: {},
  },
})
