import { assertEvent, assign, setup } from 'xstate'

/** The visitor's choices about motion; the first until there is one. */
export const MOTION_CHOICES = ['system', 'stop', 'go'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]
export type Motion = 'go' | 'stop'

interface Context {
  choice: MotionChoice
  /** What the system asks for. */
  system: Motion
}

type Event =
  /** Stops the motion, or allows it again. */
  | { type: 'motion.toggle' }
  | { type: 'motion.choose'; choice: MotionChoice }
  | { type: 'system.changed'; system: Motion }

export const motionMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as Event,
    /** Tag of the states in which the page may move, whoever chose that. */
    tags: {} as 'moving',
  },
  guards: {
    choseStop: ({ context }) => context.choice === 'stop',
    choseGo: ({ context }) => context.choice === 'go',
    asksStop: ({ context }) => context.system === 'stop',
    asksGo: ({ context }) => context.system === 'go',
  },
  actions: {
    chooseStop: assign({ choice: 'stop' }),
    chooseGo: assign({ choice: 'go' }),
    setChoice: assign(({ event }) => {
      assertEvent(event, 'motion.choose')
      return { choice: event.choice }
    }),
    setSystem: assign(({ event }) => {
      assertEvent(event, 'system.changed')
      return { system: event.system }
    }),
  },
}).createMachine({
  id: 'motion',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'motion.choose': { target: '.restoring', actions: 'setChoice' },
    'system.changed': { actions: 'setSystem' },
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
          always: { guard: 'asksStop', target: 'reduced' },
          on: { 'motion.toggle': { target: '#motion.stopped', actions: 'chooseStop' } },
        },
        reduced: {
          always: { guard: 'asksGo', target: 'moving' },
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
