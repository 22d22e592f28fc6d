/** Shapes of games: data in lists, random numbers, delays that depend on data. */
import { emit, fromPromise, raise } from 'xstate'

import { type Any, add, done, ending, fail, foreign, given, machineOf, set } from './foreign'

const fresh = { points: 0, lives: 2, current: null }

const trivia = machineOf({
  ...{ id: 'trivia', context: fresh, initial: 'home' },
  states: {
    home: { on: { 'user.play': 'starting' } },
    starting: {
      entry: set(fresh),
      invoke: {
        src: 'load',
        onDone: { target: 'game', actions: set({ current: given('output') }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'user.play': 'starting' } },
    game: {
      initial: 'question',
      states: {
        question: {
          on: {
            'user.select': [
              { guard: 'isRight', target: 'right', actions: add('points', 10) },
              { target: 'wrong', actions: add('lives', -1) },
            ],
          },
        },
        right: {
          always: [{ guard: ({ context }: Any) => context.points >= 20, target: '#won' }],
          after: { 1000: 'question' },
        },
        wrong: {
          always: [{ guard: ({ context }: Any) => context.lives === 0, target: '#lost' }],
          after: { 1000: 'question' },
        },
      },
    },
    won: { id: 'won', on: { 'user.play': 'starting' } },
    lost: { id: 'lost', type: 'final' },
  },
  guards: { isRight: ({ context, event }: Any) => event.answer === context.current?.id },
  actors: { load: fromPromise(async () => fail('a real service was called')) },
})

const beginning = { snake: [{ x: 0 }], apple: { x: 2 }, way: 'Right', speed: 80 }

const snake = machineOf({
  ...{ id: 'snake', context: beginning, initial: 'new' },
  on: { NEW_GAME: { target: '.new', actions: set(beginning) } },
  states: {
    new: { on: { ARROW_KEY: { target: 'moving', actions: 'turn' } } },
    moving: {
      entry: 'move',
      always: [
        { guard: ({ context }: Any) => context.snake[0].x > 3, target: 'over' },
        { guard: 'hasApple', actions: 'grow' },
      ],
      after: { tick: { target: 'moving', reenter: true } },
      on: { ARROW_KEY: { actions: 'turn' } },
    },
    over: { entry: emit({ type: 'sound' }) },
  },
  delays: { tick: ({ context }: Any) => context.speed },
  guards: { hasApple: ({ context }: Any) => context.snake[0].x === context.apple.x },
  actions: {
    turn: set({ way: given('way') }),
    move: set(({ context: { snake: cells } }) => ({
      snake: [{ x: cells[0].x + 1 }, ...cells.slice(0, -1)],
    })),
    grow: set(({ context: { snake: cells, speed } }) => ({
      apple: { x: 4 + Math.floor(Math.random() * 9) },
      snake: [...cells, cells[0]],
      speed: speed - 10,
    })),
  },
})

const withLap = ({ context: { laps, elapsed } }: Any) =>
  new Map([...laps, [laps.size, new Date(elapsed)]])

const stopwatch = machineOf({
  ...{ id: 'stopwatch', context: { elapsed: 0, laps: new Map() }, initial: 'stopped' },
  states: {
    stopped: {
      on: { start: 'running', reset: { actions: set({ elapsed: 0, laps: () => new Map() }) } },
    },
    running: {
      after: { 10: { target: 'running', reenter: true, actions: add('elapsed', 10) } },
      on: {
        stop: 'stopped',
        lap: { actions: set({ laps: withLap }) },
      },
    },
  },
})

const donut = machineOf({
  ...{ id: 'donut', initial: 'ingredients' },
  states: {
    ingredients: { on: { NEXT: 'directions' } },
    directions: {
      ...{ initial: 'dough', onDone: 'fry' },
      states: {
        dough: { on: { NEXT: 'mix' } },
        mix: {
          type: 'parallel',
          onDone: 'rise',
          states: { dry: ending('MIXED_dry'), wet: ending('MIXED_wet') },
        },
        rise: { after: { 60_000: 'done' } },
        done: { type: 'final' },
      },
    },
    fry: { entry: raise({ type: 'FLIP' }, { delay: 500, id: 'flip' }), on: { FLIP: 'flipped' } },
    flipped: { on: { NEXT: 'glazed', AGAIN: { target: 'ingredients' } } },
    glazed: { type: 'final' },
  },
})

const select = (answer: number) => ({ type: 'user.select', answer })
const question = done('0.trivia.starting', { id: 7, name: 'Ada' })

export const games = [
  foreign(trivia, ['user.play', select(7), select(1), question]),
  foreign(snake, [{ type: 'ARROW_KEY', way: 'Up' }, 'NEW_GAME']),
  foreign(stopwatch, ['start', 'lap', 'stop', 'reset']),
  foreign(donut, ['NEXT', 'MIXED_dry', 'MIXED_wet', 'AGAIN']),
]
