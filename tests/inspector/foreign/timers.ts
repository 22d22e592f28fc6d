import { type Any, machineOf } from './foreign.ts'

/** Delays that `setTimeout` takes for something else. */
export const delaysMachine = machineOf({
  id: 'timers',
  initial: 'rest',
  on: { BACK: '.rest' },
  states: {
    rest: { on: { NEVER: 'never', MONTH: 'month', MISSING: 'missing', BEFORE: 'before' } },
    never: { after: { never: 'ended' } },
    month: { after: { month: 'ended' } },
    missing: { after: { missing: 'ended', 5000: 'late' } },
    before: { after: { before: 'ended' } },
    late: {},
    ended: {},
  },
  delays: {
    never: Infinity,
    month: 30 * 24 * 60 * 60 * 1000,
    // No such field yet: NaN.
    missing: ({ context }: Any) => context.seconds * 1000,
    before: -5,
  },
})
