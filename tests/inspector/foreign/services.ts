/** Shapes of what calls services: promises, callbacks, observables, machines inside, input and output. */
import {
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate'

import { type Any, add, done, either, fail, foreign, given, machineOf, set } from './foreign'

const never = () => fail('a real service was called')
const call = fromPromise(async () => never())
const onDay = (day: number) => new Date(day * 86_400_000)

const flightBooker = machineOf({
  ...{ id: 'flightBooker', context: { depart: onDay(1), back: null, error: '' } },
  initial: 'scheduling',
  states: {
    scheduling: {
      initial: 'oneWay',
      on: {
        DEPART: { actions: set({ depart: ({ event }: Any) => onDay(event.day) }) },
        BOOK: [
          { guard: 'isPast', actions: set({ error: 'in the past' }) },
          { guard: 'isInOrder', target: 'booking' },
        ],
      },
      states: {
        oneWay: { on: { TRIP: { target: 'roundTrip', actions: set({ back: onDay(2) }) } } },
        roundTrip: {
          on: {
            TRIP: { target: 'oneWay', actions: set({ back: null }) },
            RETURN: { actions: set({ back: ({ event }: Any) => onDay(event.day) }) },
          },
        },
        last: { type: 'history', history: 'deep' },
      },
    },
    booking: {
      invoke: {
        ...{ src: 'book', id: 'book', input: ({ context }: Any) => context, onDone: 'booked' },
        onError: { target: 'scheduling.last', actions: set({ error: given('error') }) },
      },
    },
    booked: { type: 'final' },
  },
  actors: { book: call },
  guards: {
    isInOrder: ({ context: { back, depart } }: Any) => back === null || back >= depart,
    isPast: ({ context }: Any) => context.depart.getTime() < 0,
  },
})

const asking = (name: string) => ({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        ...{ src: 'bureau', id: `bureau-${name}`, onError: 'none' },
        onDone: [
          { guard: 'isListed', actions: { type: 'save', params: { name } }, target: 'found' },
          { target: 'none' },
        ],
      },
    },
    found: { type: 'final' },
    none: { type: 'final' },
  },
})

const creditCheck = machineOf({
  ...{ id: 'creditCheck', context: { ssn: '', scores: {}, rate: 0 }, initial: 'entering' },
  states: {
    entering: {
      on: { Submit: { target: 'verifying', actions: set({ ssn: given('ssn') }), reenter: true } },
    },
    verifying: { invoke: { src: 'verify', onDone: 'checking', onError: 'entering' } },
    checking: {
      type: 'parallel',
      onDone: { target: 'rated', actions: set({ rate: 4 }) },
      states: { equi: asking('equi'), trans: asking('trans') },
    },
    rated: { type: 'final' },
  },
  actors: { verify: call, bureau: call },
  guards: { isListed: ({ event }: Any) => event.output !== undefined },
  actions: {
    save: set(({ context, event }, { name }) => ({
      scores: { ...context.scores, [name]: event.output },
    })),
  },
})

const lending = machineOf({
  id: 'lending',
  context: ({ input }: Any) => ({ book: input.book, lent: false }),
  initial: 'idle',
  states: {
    idle: { entry: set({ lent: false }), on: { request: 'looking' } },
    looking: {
      invoke: {
        ...{ src: 'look', input: ({ context }: Any) => context.book, onError: 'idle' },
        onDone: either(({ event }: Any) => event.output === true, 'lending', 'queued'),
      },
    },
    queued: { after: { 5000: 'looking' }, on: { refuse: 'idle' } },
    lending: {
      initial: 'asked',
      states: {
        asked: { on: { give: { target: 'given', actions: set({ lent: true }) } } },
        given: {
          invoke: {
            src: 'notify',
            onDone: { actions: set({ lent: true }) },
            onError: '#lending.idle',
          },
          on: { return: '#lending.idle' },
        },
      },
    },
  },
  actors: { look: call, notify: call },
})

const withBid = ({ context, event }: Any) => new Set([...context.bids, event.price])

const prices = {
  ...{ src: 'prices', id: 'prices' },
  onSnapshot: {
    actions: set({ price: ({ context, event }: Any) => event.snapshot.context ?? context.price }),
  },
}

const auction = machineOf({
  ...{ id: 'auction', context: { price: 10, bids: new Set() }, initial: 'closed' },
  states: {
    closed: { on: { OPEN: 'open' } },
    open: {
      invoke: [{ src: 'ticker', id: 'ticker' }, prices],
      on: {
        BID: {
          guard: ({ context, event }: Any) => event.price > context.price,
          actions: set({ price: given('price'), bids: withBid }),
        },
        TICK: { guard: ({ context }: Any) => context.bids.size > 0, target: 'sold' },
      },
      after: { 30_000: 'sold' },
    },
    sold: { type: 'final' },
  },
  output: ({ context }: Any) => context.price,
  actors: { ticker: fromCallback(never), prices: fromObservable(never) },
})

const monitorJob = machineOf({
  ...{ id: 'monitorJob', context: { tries: 0 }, initial: 'getting' },
  states: {
    getting: {
      entry: add('tries'),
      invoke: {
        src: call,
        onDone: either(({ event }: Any) => event.output?.isDone === true, 'finished', 'waiting'),
        onError: 'timedOut',
      },
      after: { 3000: 'timedOut' },
    },
    waiting: {
      after: { 1000: either(({ context }: Any) => context.tries > 2, 'timedOut', 'getting') },
    },
    timedOut: { on: { RETRY: { target: 'getting', actions: set({ tries: 0 }) } } },
    finished: { type: 'final' },
  },
})

const tellSaved = sendParent({ type: 'SAVED' })

const friend = machineOf({
  ...{ id: 'friend', context: ({ input }: Any) => input, initial: 'reading' },
  states: {
    reading: { on: { EDIT: 'editing' } },
    editing: { on: { NAME: { actions: set({ name: given('name') }) }, SAVE: 'saving' } },
    saving: {
      invoke: { src: 'save', onDone: { target: 'reading', actions: tellSaved } },
      after: { 300: 'reading' },
    },
  },
  actors: { save: call },
})

const friends = machineOf({
  id: 'friends',
  context: ({ spawn }: Any) => ({
    saved: 0,
    list: [spawn('friend', { id: 'first', systemId: 'best', input: { name: 'Ada' } })],
  }),
  on: {
    ADD: {
      actions: set(({ context: { list }, spawn }) => ({
        list: [...list, spawn('friend', { input: { name: `n${list.length}` } })],
      })),
    },
    EDIT_ALL: { actions: sendTo(({ system }: Any) => system.get('best'), { type: 'EDIT' }) },
    SAVE_ALL: { actions: sendTo('first', { type: 'SAVE' }, { delay: 200 }) },
    SAVED: { actions: add('saved') },
    REMOVE: {
      guard: ({ context, event }: Any) => event.index > 0 && event.index < context.list.length,
      actions: [
        stopChild(({ context, event }: Any) => context.list[event.index]),
        set(({ context: { list }, event }) => ({ list: list.toSpliced(event.index, 1) })),
      ],
    },
  },
  actors: { friend },
})

const todos = machineOf({
  ...{ id: 'todos', context: { todos: [], filter: 'all' } },
  entry: spawnChild('counter' as never, { id: 'counter' }),
  on: {
    'todo.add': {
      guard: ({ event }: Any) => event.title.trim().length > 0,
      actions: [
        set(({ context, event }) => ({
          todos: [...context.todos, { id: `t${context.todos.length}`, title: event.title }],
        })),
        sendTo('counter', { type: 'count' }),
      ],
    },
    'todo.*': {
      actions: set(({ context, event: { id } }) => ({
        todos: context.todos.map((one: Any) => (one.id === id ? { ...one, isDone: true } : one)),
      })),
    },
    'filter.change': { actions: set({ filter: given('filter') }) },
  },
  actors: { counter: fromTransition((count: number) => count + 1, 0) },
})

const temperature = machineOf({
  ...{ id: 'temperature', context: { c: undefined, f: undefined } },
  on: {
    CELSIUS: { actions: set(({ event: { c } }) => ({ c, f: c && c * 1.8 + 32 })) },
    FAHRENHEIT: { actions: set(({ event: { f } }) => ({ f, c: f && (f - 32) / 1.8 })) },
  },
})

const depart = (day: number) => ({ type: 'DEPART', day })
const back = { type: 'RETURN', day: 5 }
const full = { type: 'xstate.error.actor.book', error: 'full' }
const [looked, got] = ['0.lending.looking', '0.monitorJob.getting']
const risen = { type: 'xstate.snapshot.prices', snapshot: { status: 'active', context: 15 } }
const bid = (price: number) => ({ type: 'BID', price })

export const services = [
  foreign(flightBooker, [depart(-3), 'TRIP', back, depart(2), 'BOOK', full, done('book', 1)]),
  foreign(creditCheck, [
    { type: 'Submit', ssn: '123' },
    done('0.creditCheck.verifying'),
    ...['equi', 'trans'].flatMap((name) => [done(`bureau-${name}`, 700), done(`bureau-${name}`)]),
  ]),
  foreign(
    lending,
    ['request', done(looked, true), done(looked, false), 'give', 'return', 'refuse'],
    { book: 'Emma' },
  ),
  foreign(auction, ['OPEN', bid(20), risen, bid(5), 'TICK']),
  foreign(monitorJob, [done(got, { isDone: false }), done(got, { isDone: true }), 'RETRY']),
  foreign(friends, ['ADD', 'EDIT_ALL', 'SAVE_ALL', { type: 'REMOVE', index: 1 }, 'SAVED']),
  foreign(todos, [
    { type: 'todo.add', title: 'Read' },
    { type: 'todo.mark', id: 't0' },
    { type: 'filter.change', filter: 'done' },
  ]),
  foreign(temperature, [
    { type: 'CELSIUS', c: 10 },
    { type: 'FAHRENHEIT', f: undefined },
  ]),
]
