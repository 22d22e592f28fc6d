import { assign, not, setup } from 'xstate'

/** What the visitor said about movement; `system` until then. */
export type MotionChoice = 'system' | 'stop' | 'go'

interface Input {
  choice: MotionChoice
  /** The system asks for reduced motion. */
  reduced: boolean
}

type Event =
  | { type: 'motion.toggle' }
  | { type: 'motion.follow' }
  /** Another tab, or an earlier visit. */
  | { type: 'choice.loaded'; choice: MotionChoice }
  | { type: 'system.changed'; reduced: boolean }

/** Whether things may move: as the system says, until the visitor says otherwise. */
export const motionMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event, tags: {} as 'moving' },
  guards: {
    isReduced: ({ context }) => context.reduced,
    choseStop: ({ context }) => context.choice === 'stop',
    choseGo: ({ context }) => context.choice === 'go',
  },
  actions: {
    choose: assign({ choice: (_, { choice }: { choice: MotionChoice }) => choice }),
    keepSystem: assign({ reduced: (_, { reduced }: { reduced: boolean }) => reduced }),
  },
}).createMachine({
  id: 'motion',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'choice.loaded': {
      target: '.restoring',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'motion.follow': {
      target: '.following',
      actions: { type: 'choose', params: { choice: 'system' } },
    },
    'system.changed': { actions: { type: 'keepSystem', params: ({ event }) => event } },
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
          on: {
            'motion.toggle': {
              target: '#motion.stopped',
              actions: { type: 'choose', params: { choice: 'stop' } },
            },
          },
        },
        reduced: {
          always: { guard: not('isReduced'), target: 'moving' },
          on: {
            'motion.toggle': {
              target: '#motion.going',
              actions: { type: 'choose', params: { choice: 'go' } },
            },
          },
        },
      },
    },
    stopped: {
      on: {
        'motion.toggle': {
          target: 'going',
          actions: { type: 'choose', params: { choice: 'go' } },
        },
      },
    },
    going: {
      tags: 'moving',
      on: {
        'motion.toggle': {
          target: 'stopped',
          actions: { type: 'choose', params: { choice: 'stop' } },
        },
      },
    },
  },
})
