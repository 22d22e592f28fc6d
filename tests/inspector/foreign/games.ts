/** Shapes of games: data in lists, random numbers, delays that depend on data. */
import { emit, fromPromise, raise } from 'xstate'

import { type Any, add, done, ending, fail, foreign, given, machineOf, set } from './foreign'

const isWon = ({ context: { board } }: Any) =>
  board[0] !== null && board[0] === board[4] && board[4] === board[8]

const noughts = { board: Array<null>(9).fill(null), moves: 0, player: 'x' }

const ticTacToe = machineOf({
  ...{ id: 'ticTacToe', context: noughts, initial: 'playing' },
  states: {
    playing: {
      always: [
        { guard: 'isWon', target: 'won' },
        { guard: ({ context }: Any) => context.moves === 5, target: 'drawn' },
      ],
      on: { PLAY: [{ target: 'playing', guard: 'isFree', actions: 'mark' }] },
    },
    won: { tags: 'over', on: { RESET: { target: 'playing', actions: set(noughts) } } },
    drawn: { tags: 'over' },
  },
  guards: { isWon, isFree: ({ context, event }: Any) => context.board[event.value] === null },
  actions: {
    mark: set(({ context: { board, moves, player }, event }) => ({
      board: board.with(event.value, player),
      moves: moves + 1,
      player: player === 'x' ? 'o' : 'x',
    })),
  },
})

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

const swap = set(({ context: { tiles, held }, event }) => ({
  tiles: tiles.map((tile: number) =>
    tile === held ? event.tile : tile === event.tile ? held : tile,
  ),
  held: null,
}))

const tiles = machineOf({
  ...{ id: 'tiles', context: { tiles: [0, 1, 2, 3], held: null }, initial: 'start' },
  states: {
    start: { on: { SHUFFLE: { target: 'playing', actions: 'shuffle' } } },
    playing: {
      initial: 'idle',
      states: {
        idle: { on: { HOLD: { target: 'holding', actions: set({ held: given('tile') }) } } },
        holding: { on: { DROP: 'idle', MOVE: { target: 'idle', actions: swap } } },
      },
    },
  },
  actions: {
    shuffle: set(({ context }) => ({ tiles: context.tiles.toSorted(() => Math.random() - 0.5) })),
  },
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

const play = (value: number) => ({ type: 'PLAY', value })
const select = (answer: number) => ({ type: 'user.select', answer })
const question = done('0.trivia.starting', { id: 7, name: 'Ada' })

export const games = [
  foreign(ticTacToe, [play(0), play(1), play(4), play(3), play(8), 'RESET']),
  foreign(trivia, ['user.play', select(7), select(1), question]),
  foreign(tiles, ['SHUFFLE', { type: 'HOLD', tile: 1 }, { type: 'MOVE', tile: 2 }, 'DROP']),
  foreign(snake, [{ type: 'ARROW_KEY', way: 'Up' }, 'NEW_GAME']),
  foreign(stopwatch, ['start', 'lap', 'stop', 'reset']),
  foreign(donut, ['NEXT', 'MIXED_dry', 'MIXED_wet', 'AGAIN']),
]
