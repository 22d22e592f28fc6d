import { assign, emit, setup } from 'xstate'

/** No pause of a recording is waited for longer than this. */
export const LONGEST_GAP_MS = 3000

interface Input {
  /** How long after the one before each thing happened. */
  gaps: readonly number[]
  speed: number
}

interface Context extends Input {
  /** How many have happened. */
  position: number
  /** Whether the page is told, too. */
  onPage: boolean
}

type Event =
  | { type: 'replay.play' }
  | { type: 'replay.pause' }
  | { type: 'replay.step' }
  | { type: 'replay.rewind' }
  | { type: 'speed.change'; speed: number }
  | { type: 'page.toggle' }

type Emitted = { type: 'replay.told'; position: number } | { type: 'replay.rewound' }

const isOver = ({ position, gaps }: Context) => position >= gaps.length

/** Goes through a recording, step by step or at a speed. */
export const replayMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  delays: {
    gap: ({ context: { gaps, position, speed } }) =>
      Math.min(LONGEST_GAP_MS, gaps[position] ?? 0) / speed,
  },
  guards: { isOver: ({ context }) => isOver(context) },
  actions: {
    tell: emit(({ context }) => ({ type: 'replay.told', position: context.position })),
    tellRewound: emit({ type: 'replay.rewound' }),
    advance: assign({ position: ({ context }) => context.position + 1 }),
    rewind: assign({ position: 0 }),
    turnPage: assign({ onPage: ({ context }) => !context.onPage }),
    keepSpeed: assign({ speed: (_, { speed }: { speed: number }) => speed }),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, position: 0, onPage: false }),
  initial: 'paused',
  on: {
    'replay.rewind': { target: '.paused', actions: ['rewind', 'tellRewound'] },
    'page.toggle': { actions: 'turnPage' },
    'speed.change': { actions: { type: 'keepSpeed', params: ({ event }) => event } },
  },
  states: {
    paused: {
      always: { guard: 'isOver', target: 'done' },
      on: {
        'replay.play': 'playing',
        'replay.step': { target: 'paused', reenter: true, actions: ['tell', 'advance'] },
      },
    },
    playing: {
      always: { guard: 'isOver', target: 'done' },
      after: { gap: { target: 'playing', reenter: true, actions: ['tell', 'advance'] } },
      on: { 'replay.pause': 'paused' },
    },
    done: {},
  },
})
