/** Machines that were once foreseen, drawn or timed otherwise than they run. */
import { not } from 'xstate'

import { delaysMachine } from './timers.ts'
import { add, type Any, ending, foreign, machineOf, set } from './foreign.ts'
import { namesMachine } from './names.ts'
import { routesMachine } from './routes.ts'

export const routeTo = (id: string) => ({ type: 'xstate.route', to: `#${id}` })

/** A route leads from the root into one region: XState 5.33 enters the others anew, too. */
const regions = machineOf({
  ...{ id: 'regions', type: 'parallel', context: { entered: 0 } },
  states: {
    left: {
      initial: 'a',
      states: { a: { on: { NEXT: 'b' } }, b: { id: 'b', route: {} } },
    },
    right: {
      initial: 'one',
      entry: add('entered'),
      on: { SELF: { target: 'right', reenter: true } },
      states: { one: { on: { NEXT: 'two' } }, two: { id: 'two', route: { guard: not('isNew') } } },
    },
  },
  guards: { isNew: ({ context }: Any) => context.entered < 2 },
})

/** Final states that go on, beside one in a region of its own; what is entered once more is done once more. */
const finals = machineOf({
  ...{ id: 'finals', type: 'parallel', context: { done: 0 } },
  states: {
    alone: { type: 'final' },
    both: {
      type: 'parallel',
      states: { inner: { type: 'parallel', states: { x: ending('X'), y: ending('Y') } } },
      onDone: { actions: add('done', 10) },
    },
    goes: {
      initial: 'end',
      states: {
        end: { type: 'final', on: { AGAIN: { target: 'end', reenter: true }, ON: 'wait' } },
        wait: { on: { END: 'end' } },
      },
      onDone: { actions: add('done') },
    },
    never: ending('LAST'),
  },
})

export const cases = [
  foreign(routesMachine, ['home', 'search', 'results', 'settings', 'hidden'].map(routeTo)),
  foreign(regions, ['NEXT', 'SELF', routeTo('b'), routeTo('two')]),
  foreign(finals, ['X', 'Y', 'AGAIN', 'ON', 'END', 'LAST']),
  foreign(delaysMachine, ['NEVER', 'MONTH', 'MISSING', 'BACK', 'BEFORE']),
  foreign(namesMachine, ['NEXT', 'CROSS']),
]

/** It takes 3,000 microsteps before it rests, or as many as it is told. */
export const slow = machineOf({
  ...{ id: 'slow', context: { n: 0, most: 3000 }, initial: 'rest' },
  states: {
    rest: {
      on: {
        GO: {
          target: 'counting',
          actions: set(({ context, event }) => ({ most: event.most ?? context.most })),
        },
        STEP: { actions: add('n') },
      },
    },
    counting: {
      always: [
        { guard: ({ context }: Any) => context.n < context.most, actions: add('n') },
        'rest',
      ],
    },
  },
})

/** Of them a preview knows nothing. */
export const unforeseen = [foreign(slow, ['GO', 'STEP'])]
