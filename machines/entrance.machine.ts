import { setup } from 'xstate'

type Event =
  /** It is far enough into the window, or above it already. */
  | { type: 'viewport.entered' }
  /** The page showed itself before the script came: too late for an entrance. */
  | { type: 'page.shown' }
  | { type: 'timeline.done' }

/** Something that enters once: when it is first scrolled into view. */
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
