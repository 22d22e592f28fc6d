import { setup } from 'xstate'

type Event =
  /** The element is far enough inside the window, or above it. */
  | { type: 'viewport.entered' }
  /** The page has played it since its first paint, before there was a machine. */
  | { type: 'timeline.started' }
  /** The page was shown before the script arrived: too late for an entrance. */
  | { type: 'page.shown' }
  | { type: 'timeline.done' }

export const entranceMachine = setup({
  types: { events: {} as Event },
}).createMachine({
  id: 'entrance',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'viewport.entered': 'entering',
        'timeline.started': 'entering',
        'page.shown': 'entered',
      },
    },
    entering: { on: { 'timeline.done': 'entered' } },
    entered: {},
  },
})
