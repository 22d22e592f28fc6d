/** Features of XState, each in a machine of its own. */
import { cancel, emit, enqueueActions, raise, sendTo, spawnChild, stateIn } from 'xstate'

import { type Any, add, either, ending, foreign, machineOf, set } from './foreign.ts'

const history = machineOf({
  ...{ id: 'history', initial: 'on' },
  states: {
    on: {
      ...{ initial: 'a', on: { OFF: 'off' } },
      states: {
        a: { initial: 'a1', states: { a1: { on: { GO: 'a2' } }, a2: { on: { GO: '#third' } } } },
        b: { id: 'third', initial: 'b1', states: { b1: { on: { GO: 'b2' } }, b2: {} } },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep' },
        other: { type: 'history', target: 'b' },
      },
    },
    off: { on: { SHALLOW: 'on.shallow', DEEP: 'on.deep', OTHER: 'on.other' } },
  },
})

const parallelDone = machineOf({
  ...{ id: 'parallelDone', type: 'parallel', output: 'both' },
  states: { one: ending('one'), two: ending('two') },
})

/** What is done is heard by the state around it, after what was raised before. */
const nestedDone = machineOf({
  id: 'nestedDone',
  initial: 'both',
  states: {
    both: {
      type: 'parallel',
      onDone: 'last',
      states: { one: ending('one'), two: ending('two') },
    },
    last: {
      initial: 'step',
      onDone: 'both',
      states: { step: { on: { one: 'end' } }, end: { type: 'final' } },
    },
  },
})

const inState = machineOf({
  ...{ id: 'inState', type: 'parallel' },
  states: {
    light: {
      initial: 'red',
      states: { red: { on: { TURN: 'green' } }, green: { id: 'go', on: { TURN: 'red' } } },
    },
    car: {
      initial: 'stands',
      states: {
        stands: { on: { GO: { guard: stateIn('#go'), target: 'drives' } } },
        drives: { always: { guard: stateIn({ light: 'red' }), target: 'stands' } },
      },
    },
  },
})

const seen = (name: string) => ({
  actions: set({ seen: ({ context }: Any) => [...context.seen, name] }),
})

const wildcards = machineOf({
  ...{ id: 'wildcards', context: { seen: [] } },
  on: {
    'mouse.*': seen('mouse'),
    'mouse.click.*': seen('click'),
    'mouse.click.left': {
      guard: ({ context }: Any) => context.seen.length > 1,
      actions: set({ seen: [] }),
    },
    'key.down': undefined,
    '*': seen('any'),
  },
})

const emitting = machineOf({
  ...{ id: 'emitting', context: { count: 0 } },
  on: {
    COUNT: { actions: [add('count'), emit({ type: 'counted' })] },
    MANY: {
      actions: enqueueActions(({ enqueue, check }: Any) => {
        if (check(({ context }: Any) => context.count < 3)) enqueue.assign({ count: 5 })
        enqueue.raise({ type: 'COUNT' })
      }),
    },
    LATE: { actions: [cancel('late'), raise({ type: 'COUNT' }, { delay: 400, id: 'late' })] },
    NO: { actions: cancel('late') },
  },
})

const hear = { type: 'HEAR' }

const reporter = machineOf({
  ...{ id: 'reporter', context: { heard: 0 } },
  on: { HEAR: { actions: add('heard') } },
})

const system = machineOf({
  ...{ id: 'system', initial: 'up', invoke: { src: 'reporter', systemId: 'reporter' } },
  states: {
    up: {
      on: {
        TELL: { actions: sendTo(({ system: all }: Any) => all.get('reporter'), hear) },
        DOWN: 'down',
      },
    },
    down: {
      invoke: { src: 'reporter', systemId: 'other' },
      on: { UP: 'up', RENEW: { target: 'down', reenter: true } },
    },
  },
  on: { AGAIN: { actions: spawnChild('reporter', { systemId: 'other' }) } },
  actors: { reporter },
})

const delays = machineOf({
  ...{ id: 'delays', context: { ms: 100 }, initial: 'begin' },
  states: {
    begin: { always: 'idle' },
    idle: {
      on: {
        START: 'first',
        SLOW: { actions: set({ ms: ({ context }: Any) => context.ms * 2 }) },
      },
    },
    first: {
      after: { some: either(({ context }: Any) => context.ms > 300, 'idle', 'second') },
    },
    second: {
      after: {
        'form.idle': { guard: ({ context }: Any) => context.ms < 150, target: 'idle' },
        900: 'first',
      },
    },
  },
  delays: { some: ({ context }: Any) => context.ms, 'form.idle': 250 },
})

const faults = machineOf({
  ...{ id: 'faults', context: { name: null } },
  on: {
    GUARD: { guard: ({ context }: Any) => context.name.length > 3, actions: add('name') },
    ASSIGN: { actions: set(({ context }) => ({ name: context.name.trim() })) },
    NAME: { actions: set({ name: 'Grace' }) },
  },
})

const branch = (next: number) => ({
  initial: 'x',
  states: { x: { on: { NEXT: `#many.s${next}` } }, y: {} },
})

/** Of 69 states. */
const many = machineOf({
  ...{ id: 'many', initial: 's0' },
  states: Object.fromEntries(
    Array.from({ length: 23 }, (_, at) => [`s${at}`, branch((at + 1) % 23)]),
  ),
})

export const features = [
  foreign(history, ['GO', 'OFF', 'SHALLOW', 'DEEP', 'OTHER']),
  foreign(parallelDone, ['one', 'two']),
  foreign(nestedDone, ['one', 'two']),
  foreign(inState, ['TURN', 'GO']),
  foreign(wildcards, ['mouse', 'mouse.move', 'mouse.click.left', 'key.down', 'other']),
  foreign(emitting, ['COUNT', 'MANY', 'LATE', 'NO']),
  foreign(system, ['TELL', 'DOWN', 'UP', 'RENEW', 'AGAIN']),
  foreign(delays, ['START', 'SLOW']),
  foreign(faults, ['GUARD', 'ASSIGN', 'NAME']),
  foreign(many, ['NEXT']),
]
