import { assertEvent, assign, setup } from 'xstate'

/** Whether keys of one letter do something (WCAG 2.1.4); the first until the visitor chooses. */
export const KEYS_CHOICES = ['on', 'off'] as const
export type KeysChoice = (typeof KEYS_CHOICES)[number]

interface Context {
  choice: KeysChoice
}

type Event = { type: 'keys.toggle' } | { type: 'keys.choose'; choice: KeysChoice }

export const keysMachine = setup({
  types: { input: {} as Context, context: {} as Context, events: {} as Event },
  guards: { choseOff: ({ context }) => context.choice === 'off' },
  actions: {
    chooseOn: assign({ choice: 'on' }),
    chooseOff: assign({ choice: 'off' }),
    setChoice: assign(({ event }) => {
      assertEvent(event, 'keys.choose')
      return { choice: event.choice }
    }),
  },
}).createMachine({
  id: 'keys',
  context: ({ input }) => input,
  initial: 'restoring',
  on: { 'keys.choose': { target: '.restoring', actions: 'setChoice' } },
  states: {
    restoring: { always: [{ guard: 'choseOff', target: 'off' }, { target: 'on' }] },
    on: { on: { 'keys.toggle': { target: 'off', actions: 'chooseOff' } } },
    off: { on: { 'keys.toggle': { target: 'on', actions: 'chooseOn' } } },
  },
})
