import { setup } from 'xstate'

type Event =
  /** The page plays it from its first paint on, before there is a machine. */
  | { type: 'timeline.started' }
  /** It has been seen as it stands: too late for an entrance. */
  | { type: 'page.shown' }
  /** The visitor begins to move, and has not come to see it. */
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
    // Hidden.
    waiting: { on: { 'viewport.entered': 'entering' } },
    entering: { on: { 'timeline.done': 'entered' } },
    entered: {},
  },
})
