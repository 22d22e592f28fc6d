import { assign, emit, setup } from 'xstate'

/** How long a window waits for an answer before it asks again. */
export const ASK_MS = 1000
/** A tab that has not been heard of for so long is taken for closed. */
export const SILENCE_MS = 5000

interface Context {
  /** The tab that is looked into. */
  tab: string | null
}

type Event =
  | { type: 'tab.heard'; tab: string }
  | { type: 'tab.choose'; tab: string }
  | { type: 'tab.left'; tab: string }

/** `tabs.ask`: is anyone there? `tab.attach`: tell all you have. */
type Emitted = { type: 'tabs.ask' } | { type: 'tab.attach'; tab: string | null }

/** A window of its own that looks into a tab: finds one, stays with it, and finds it again. */
export const attachmentMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  delays: { ask: ASK_MS, silence: SILENCE_MS },
  guards: {
    isOurs: ({ context }, { tab }: { tab: string }) => context.tab === tab,
  },
  actions: {
    keepTab: assign({ tab: (_, { tab }: { tab: string }) => tab }),
    forgetTab: assign({ tab: null }),
    ask: emit({ type: 'tabs.ask' }),
    attach: emit(({ context }) => ({ type: 'tab.attach', tab: context.tab })),
  },
}).createMachine({
  id: 'attachment',
  context: { tab: null },
  initial: 'searching',
  on: {
    'tab.choose': {
      target: '.attached',
      reenter: true,
      actions: { type: 'keepTab', params: ({ event }) => event },
    },
  },
  states: {
    searching: {
      entry: ['forgetTab', 'ask'],
      after: { ask: { target: 'searching', reenter: true } },
      on: {
        'tab.heard': {
          target: 'attached',
          actions: { type: 'keepTab', params: ({ event }) => event },
        },
      },
    },
    attached: {
      entry: 'attach',
      initial: 'hearing',
      on: {
        'tab.left': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          target: 'searching',
        },
      },
      states: {
        hearing: {
          after: { silence: 'silent' },
          on: {
            'tab.heard': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'hearing',
              reenter: true,
            },
          },
        },
        silent: {
          entry: 'ask',
          after: { silence: '#attachment.searching' },
          on: {
            'tab.heard': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'hearing',
            },
          },
        },
      },
    },
  },
})
