import { assertEvent, assign, not, setup } from 'xstate'

/** The visitor's choice of colours; `system` until there is one. */
export type ThemeChoice = 'system' | 'dark' | 'light'

interface Input {
  choice: ThemeChoice
  /** The system asks for light colours. */
  light: boolean
}

type Event =
  /** From system to dark to light, and again. */
  | { type: 'theme.next' }
  | { type: 'theme.choose'; choice: ThemeChoice }
  /** From another tab or an earlier visit. */
  | { type: 'choice.loaded'; choice: ThemeChoice }
  | { type: 'system.changed'; light: boolean }

export const themeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    tags: {} as 'dark' | 'light',
  },
  guards: {
    isLight: ({ context }) => context.light,
    choseDark: ({ context }) => context.choice === 'dark',
    choseLight: ({ context }) => context.choice === 'light',
  },
  actions: {
    chooseDark: assign({ choice: 'dark' }),
    chooseLight: assign({ choice: 'light' }),
    chooseSystem: assign({ choice: 'system' }),
    setChoice: assign(({ event }) => {
      assertEvent(event, ['theme.choose', 'choice.loaded'])
      return { choice: event.choice }
    }),
    setLight: assign(({ event }) => {
      assertEvent(event, 'system.changed')
      return { light: event.light }
    }),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'theme.choose': { target: '.restoring', actions: 'setChoice' },
    'choice.loaded': { target: '.restoring', actions: 'setChoice' },
    'system.changed': { actions: 'setLight' },
  },
  states: {
    restoring: {
      always: [
        { guard: 'choseDark', target: 'dark' },
        { guard: 'choseLight', target: 'light' },
        { target: 'system' },
      ],
    },
    system: {
      initial: 'dark',
      on: { 'theme.next': { target: 'dark', actions: 'chooseDark' } },
      states: {
        dark: { tags: 'dark', always: { guard: 'isLight', target: 'light' } },
        light: { tags: 'light', always: { guard: not('isLight'), target: 'dark' } },
      },
    },
    dark: { tags: 'dark', on: { 'theme.next': { target: 'light', actions: 'chooseLight' } } },
    light: { tags: 'light', on: { 'theme.next': { target: 'system', actions: 'chooseSystem' } } },
  },
})
