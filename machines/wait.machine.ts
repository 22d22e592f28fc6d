import { assign, setup } from 'xstate'

import { WAIT_MS } from './wait-times'

/** How long it is said that code did not come. */
export const TOLD_MS = 10_000

/** `href` leads to what was pressed for as a whole document. */
type Event = { href: string } & (
  | { type: 'press.waits' }
  /** The code is here, or the page itself says why it is not. */
  | { type: 'wait.over' }
  /** It did not come, and has no place in the page that could say so. */
  | { type: 'code.failed' }
)

export const waitMachine = setup({
  types: { context: {} as { href: string }, events: {} as Event },
  // Each from the end of the one before.
  delays: { shown: WAIT_MS.shown, long: WAIT_MS.long - WAIT_MS.shown, told: TOLD_MS },
  guards: { isAwaited: ({ context, event }) => context.href === event.href },
  actions: { setHref: assign(({ event: { href } }) => ({ href })) },
}).createMachine({
  id: 'wait',
  context: { href: '' },
  initial: 'none',
  on: { 'press.waits': { target: '.waiting', actions: 'setHref' } },
  states: {
    none: {},
    waiting: {
      initial: 'unseen',
      on: {
        // An impatient press does not begin the wait anew.
        'press.waits': { guard: 'isAwaited' },
        'wait.over': { guard: 'isAwaited', target: 'none' },
        'code.failed': { guard: 'isAwaited', target: 'failed' },
      },
      states: {
        unseen: { after: { shown: 'shown' } },
        shown: { after: { long: 'long' } },
        long: {},
      },
    },
    failed: { after: { told: 'none' } },
  },
})
