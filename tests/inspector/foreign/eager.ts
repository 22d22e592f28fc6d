/** Machines whose actors need a page, speak as soon as they begin, or report what has a shape. */
import { fromCallback, fromObservable, fromPromise } from 'xstate'

import { type Any, add, foreign, machineOf, set } from './foreign.ts'

const GO = { on: { GO: 'busy' } }

/** What it is told has a field: of an end without one nothing could be foreseen. */
const asking = machineOf({
  ...{ id: 'asking', context: { label: '' }, initial: 'idle' },
  states: {
    idle: GO,
    busy: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready',
          actions: set(({ event }) => ({ label: event.output.text.trim() })),
        },
        onError: {
          target: 'failed',
          actions: set(({ event }) => ({ label: event.error.message })),
        },
      },
    },
    ...{ ready: GO, failed: GO },
  },
  actors: { load: fromPromise(() => Promise.resolve({ text: ' at once ' })) },
})

/** Only the page has the actor that it names. */
const provided = machineOf({
  ...{ id: 'provided', initial: 'idle' },
  states: {
    idle: GO,
    busy: { invoke: { src: 'load', onDone: 'ready', onError: 'failed' } },
    ...{ ready: GO, failed: GO },
  },
})

/** Without a browser it would fail, and its machine with it. */
const listening = machineOf({
  ...{ id: 'listening', context: { heard: 0 }, initial: 'idle' },
  states: {
    idle: GO,
    busy: { invoke: { src: 'ear' }, on: { HEARD: { actions: add('heard') }, END: 'idle' } },
  },
  actors: {
    ear: fromCallback(({ sendBack }) => {
      sendBack({ type: 'HEARD' })
      document.addEventListener('keydown', sendBack as never)
    }),
  },
})

/** It has its values at once, and its source is no name. */
const counting = machineOf({
  ...{ id: 'counting', context: { last: 0 }, initial: 'idle' },
  states: {
    idle: GO,
    busy: {
      invoke: {
        src: fromObservable(() => ({
          subscribe: (observer: Any) => {
            for (const value of [1, 2]) observer.next(value)
            observer.complete()
            return { unsubscribe: () => {} }
          },
        })),
        onSnapshot: { actions: set(({ event }) => ({ last: event.snapshot.context ?? 0 })) },
        onDone: 'over',
        onError: 'idle',
      },
    },
    over: GO,
  },
})

const kid = machineOf({
  ...{ id: 'kid', initial: 'young' },
  states: { young: { after: { 500: 'grown' } }, grown: { type: 'final' } },
})

/** An actor without an id, kept in the context; and a delay as long as that of what is invoked. */
const parent = machineOf({
  ...{ id: 'parent', context: { kids: [] }, initial: 'alone', actors: { kid } },
  on: {
    ADOPT: {
      actions: set(({ context, spawn }) => ({ kids: [...context.kids, spawn('kid')].slice(-2) })),
    },
  },
  states: {
    alone: { on: { GO: 'busy' } },
    busy: { invoke: { src: 'kid', onDone: 'proud', onError: 'sad' }, after: { 500: 'alone' } },
    ...{ proud: GO, sad: {} },
  },
})

/** It never comes to rest. */
const ticking = machineOf({
  ...{ id: 'ticking', initial: 'red' },
  states: { red: { after: { 1000: 'green' } }, green: { after: { 1000: 'red' } } },
  on: { STOP: { target: '.red', reenter: true } },
})

export const eager = [
  foreign(asking, [
    'GO',
    { type: 'xstate.done.actor.0.asking.busy', output: { text: 'said' } },
    { type: 'xstate.error.actor.0.asking.busy', error: { message: 'not said' } },
  ]),
  foreign(provided, ['GO']),
  foreign(listening, ['GO', 'HEARD', 'END']),
  foreign(counting, ['GO']),
  foreign(parent, ['GO', 'ADOPT']),
  foreign(ticking, ['STOP']),
]
