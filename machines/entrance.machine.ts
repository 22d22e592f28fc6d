import { setup } from 'xstate'

type Event =
  /** The element is far enough inside the window, or above it. */
  | { type: 'viewport.entered' }
  /** The page was shown before the script arrived: too late for an entrance. */
  | { type: 'page.shown' }
  | { type: 'timeline.done' }

/** An element that enters once, when it is first scrolled into view. */
export const entranceMachine = setup({
  types: { events: {} as Event },
}).createMachine({
  id: 'entrance',
  initial: 'waiting',
  states: {
    waiting: { on: { 'viewport.entered': 'entering', 'page.shown': 'entered' } },
    entering: { on: { 'timeline.done': 'entered' } },
    entered: {},
  },
})
