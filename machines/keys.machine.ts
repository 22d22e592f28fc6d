import { assign, setup } from 'xstate'

/** Whether keys of one letter do something (WCAG 2.1.4). */
export type KeysChoice = 'on' | 'off'

interface Input {
  choice: KeysChoice
}

export const keysMachine = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as { type: 'keys.toggle' } },
  guards: { choseOff: ({ context }) => context.choice === 'off' },
  actions: {
    chooseOther: assign(({ context }) => ({ choice: context.choice === 'on' ? 'off' : 'on' })),
  },
}).createMachine({
  id: 'keys',
  context: ({ input }) => input,
  initial: 'restoring',
  on: { 'keys.toggle': { target: '.restoring', actions: 'chooseOther' } },
  states: {
    restoring: { always: [{ guard: 'choseOff', target: 'off' }, { target: 'on' }] },
    on: {},
    off: {},
  },
})
