import { assertEvent, assign, not, setup } from 'xstate'

/** The visitor's choices about motion; the first until there is one. */
export const MOTION_CHOICES = ['system', 'stop', 'go'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

interface Input {
  choice: MotionChoice
  /** The system asks for reduced motion. */
  reduced: boolean
}

type Event =
  | { type: 'motion.toggle' }
  | { type: 'motion.choose'; choice: MotionChoice }
  | { type: 'system.changed'; reduced: boolean }

export const motionMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event, tags: {} as 'moving' },
  guards: {
    isReduced: ({ context }) => context.reduced,
    choseStop: ({ context }) => context.choice === 'stop',
    choseGo: ({ context }) => context.choice === 'go',
  },
  actions: {
    chooseStop: assign({ choice: 'stop' }),
    chooseGo: assign({ choice: 'go' }),
    setChoice: assign(({ event }) => {
      assertEvent(event, 'motion.choose')
      return { choice: event.choice }
    }),
    setReduced: assign(({ event }) => {
      assertEvent(event, 'system.changed')
      return { reduced: event.reduced }
    }),
  },
}).createMachine({
  id: 'motion',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'motion.choose': { target: '.restoring', actions: 'setChoice' },
    'system.changed': { actions: 'setReduced' },
  },
  states: {
    restoring: {
      always: [
        { guard: 'choseStop', target: 'stopped' },
        { guard: 'choseGo', target: 'going' },
        { target: 'following' },
      ],
    },
    following: {
      initial: 'moving',
      states: {
        moving: {
          tags: 'moving',
          always: { guard: 'isReduced', target: 'reduced' },
          on: { 'motion.toggle': { target: '#motion.stopped', actions: 'chooseStop' } },
        },
        reduced: {
          always: { guard: not('isReduced'), target: 'moving' },
          on: { 'motion.toggle': { target: '#motion.going', actions: 'chooseGo' } },
        },
      },
    },
    stopped: { on: { 'motion.toggle': { target: 'going', actions: 'chooseGo' } } },
    going: {
      tags: 'moving',
      on: { 'motion.toggle': { target: 'stopped', actions: 'chooseStop' } },
    },
  },
})
