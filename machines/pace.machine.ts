import { assertEvent, assign, setup } from 'xstate'

/** Share of late frames from which on scenes stay still. */
export const MAX_LATE = 0.4

interface Input {
  /** Whether the visitor chose motion by its control. */
  isWished: boolean
  /** Whether the browser asks for less data. */
  saveData: boolean
}

type Event =
  | { type: 'wish.changed'; isWished: boolean }
  /** Scenes have played for a second or two; `late` is the share of frames that came late, up to 1. */
  | { type: 'frames.measured'; late: number }

export const paceMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event, tags: {} as 'quiet' },
  guards: {
    isWished: ({ context }) => context.isWished,
    savesData: ({ context }) => context.saveData,
    isLate: ({ event }) => {
      assertEvent(event, 'frames.measured')
      return event.late > MAX_LATE
    },
  },
  actions: {
    setWish: assign(({ event }) => {
      assertEvent(event, 'wish.changed')
      return { isWished: event.isWished }
    }),
  },
}).createMachine({
  id: 'pace',
  context: ({ input }) => input,
  initial: 'choosing',
  on: { 'wish.changed': { target: '.choosing', actions: 'setWish' } },
  states: {
    choosing: {
      always: [
        { guard: 'isWished', target: 'wished' },
        { guard: 'savesData', target: 'quiet' },
        { target: 'full' },
      ],
    },
    full: { on: { 'frames.measured': { guard: 'isLate', target: 'quiet' } } },
    // No event leaves this state: scenes that start and stop would be worse than stills.
    quiet: { tags: 'quiet' },
    wished: {},
  },
})
