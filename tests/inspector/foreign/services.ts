/** Machines that start others: each kind that XState has, invoked and spawned, heard in all that it tells. */
import { type AnyActorRef, fromCallback, fromObservable, fromPromise, spawnChild } from 'xstate'

import { type Any, add, foreign, machineOf, set } from './foreign.ts'

/** What an actor tells the one that has started it. */
export type Telling = 'done' | 'error' | 'snapshot'

/** How a test has a started actor tell something; of what its kind cannot tell there is nothing. */
export const controls = new WeakMap<AnyActorRef, Partial<Record<Telling, () => void>>>()

const promise = fromPromise(
  ({ self }) =>
    new Promise((resolve, reject) => {
      controls.set(self, { done: () => resolve('kept'), error: () => reject(new Error('broken')) })
    }),
)

const callback = fromCallback(({ self }) => {
  controls.set(self, { snapshot: () => self.send({ type: 'POKE' }) })
})

const observable = fromObservable(({ self }) => ({
  subscribe: (observer: Any) => {
    controls.set(self, {
      snapshot: () => observer.next(7),
      done: () => observer.complete(),
      error: () => observer.error(new Error('dry')),
    })
    return { unsubscribe: () => {} }
  },
}))

const child = machineOf({
  ...{ id: 'child', context: { count: 0 }, initial: 'young' },
  entry: ({ self }: Any) =>
    controls.set(self, {
      snapshot: () => self.send({ type: 'GROW' }),
      done: () => self.send({ type: 'LEAVE' }),
      error: () => self.send({ type: 'BREAK' }),
    }),
  states: {
    young: { on: { GROW: { actions: add('count') }, LEAVE: 'grown', BREAK: { actions: 'break' } } },
    grown: { type: 'final' },
  },
  output: ({ context }: Any) => context.count,
  actions: {
    break: () => {
      throw new Error('broken')
    },
  },
})

const born = machineOf({
  ...{ id: 'born', initial: 'over', output: 'at once' },
  states: { over: { type: 'final' } },
})

const actors = { promise, callback, observable, child, born }

const heard = {
  onDone: { target: 'ready', actions: set(({ event }) => ({ last: event.output })) },
  onError: 'failed',
  onSnapshot: {
    actions: [add('heard'), set(({ event }) => ({ last: event.snapshot?.context }))],
  },
}

/** Begins an actor at once, and again. Its id is XState's, as most authors leave it. */
const invoking = (src: string) =>
  machineOf({
    ...{ id: `invokes-${src}`, context: { heard: 0 }, initial: 'loading', actors },
    states: {
      loading: { invoke: { src, ...heard }, on: { CANCEL: 'ready' }, after: { 1000: 'late' } },
      ...{ ready: {}, failed: {}, late: {} },
    },
    on: { AGAIN: '.loading' },
  })

/** Each runs while the machine does, and nobody asked for what it tells: an error is the machine's, too. */
const keeping = machineOf({
  ...{ id: 'keeps', context: { heard: 0 }, initial: 'quiet', actors },
  states: { quiet: { on: { TALK: 'loud' } }, loud: { on: { TALK: 'quiet' } } },
  on: {
    START: {
      actions: Object.keys(actors).map((src) =>
        spawnChild(src as never, { id: src, syncSnapshot: true }),
      ),
    },
    'xstate.snapshot.*': { actions: add('heard') },
    'xstate.done.actor.*': { actions: add('heard', 10) },
  },
})

/** The id of another actor's own machine, and one that is over before it was waited for. */
const nested = machineOf({
  ...{ id: 'nested', initial: 'first', actors },
  states: {
    first: { invoke: { src: 'born', id: 'nested', onDone: 'second' } },
    second: {
      invoke: [
        { src: 'child', id: 'child', onDone: 'third' },
        { src: 'promise', id: 'promise', onDone: '.both' },
      ],
      initial: 'alone',
      states: { alone: {}, both: {} },
    },
    third: { on: { BACK: 'first' } },
  },
})

export const services = [
  ...['promise', 'callback', 'observable', 'child', 'born'].map((src) =>
    foreign(invoking(src), ['AGAIN', 'CANCEL']),
  ),
  foreign(keeping, ['START', 'TALK']),
  foreign(nested, ['BACK']),
]
