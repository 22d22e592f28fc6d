import { assertEvent, assign, emit, setup } from 'xstate'

/** Longer gaps are shortened to this. */
export const LONGEST_GAP_MS = 3000

interface Input {
  /** Milliseconds between each event and the one before. */
  gaps: readonly number[]
  speed: number
}

interface Context extends Input {
  /** The number of events replayed so far. */
  position: number
  /** Whether the page's actors receive the events, too. */
  onPage: boolean
}

type Event =
  | { type: 'replay.play' }
  | { type: 'replay.pause' }
  | { type: 'replay.step' }
  | { type: 'replay.rewind' }
  | { type: 'speed.change'; speed: number }
  | { type: 'page.toggle' }

type Emitted = { type: 'replay.delivered'; position: number } | { type: 'replay.rewound' }

const isOver = ({ position, gaps }: Context) => position >= gaps.length

/** Replays a recording step by step, or at a chosen speed. */
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
    emitEvent: emit(({ context }) => ({ type: 'replay.delivered', position: context.position })),
    emitRewound: emit({ type: 'replay.rewound' }),
    advance: assign({ position: ({ context }) => context.position + 1 }),
    rewind: assign({ position: 0 }),
    togglePage: assign({ onPage: ({ context }) => !context.onPage }),
    setSpeed: assign(({ event }) => {
      assertEvent(event, 'speed.change')
      return { speed: event.speed }
    }),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, position: 0, onPage: false }),
  initial: 'paused',
  on: {
    'replay.rewind': { target: '.paused', actions: ['rewind', 'emitRewound'] },
    'page.toggle': { actions: 'togglePage' },
    'speed.change': { actions: 'setSpeed' },
  },
  states: {
    paused: {
      always: { guard: 'isOver', target: 'done' },
      on: {
        'replay.play': 'playing',
        'replay.step': { actions: ['emitEvent', 'advance'] },
      },
    },
    playing: {
      always: { guard: 'isOver', target: 'done' },
      after: { gap: { target: 'playing', reenter: true, actions: ['emitEvent', 'advance'] } },
      on: { 'replay.pause': 'paused' },
    },
    done: {},
  },
})
