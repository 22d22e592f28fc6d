import { assign, not, setup } from 'xstate'

/** What the visitor said about colours; `system` until then. */
export type ThemeChoice = 'system' | 'dark' | 'light'

interface Input {
  choice: ThemeChoice
  /** The system asks for light colours. */
  light: boolean
}

type Event =
  /** system, dark, light, and round again. */
  | { type: 'theme.next' }
  | { type: 'theme.choose'; choice: ThemeChoice }
  /** Another tab, or an earlier visit. */
  | { type: 'choice.loaded'; choice: ThemeChoice }
  | { type: 'system.changed'; light: boolean }

/** Which colours are worn: the system's, until the visitor says otherwise. */
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
    choose: assign({ choice: (_, { choice }: { choice: ThemeChoice }) => choice }),
    keepSystem: assign({ light: (_, { light }: { light: boolean }) => light }),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'theme.choose': {
      target: '.restoring',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'choice.loaded': {
      target: '.restoring',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'system.changed': { actions: { type: 'keepSystem', params: ({ event }) => event } },
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
      on: {
        'theme.next': { target: 'dark', actions: { type: 'choose', params: { choice: 'dark' } } },
      },
      states: {
        dark: { tags: 'dark', always: { guard: 'isLight', target: 'light' } },
        light: { tags: 'light', always: { guard: not('isLight'), target: 'dark' } },
      },
    },
    dark: {
      tags: 'dark',
      on: {
        'theme.next': { target: 'light', actions: { type: 'choose', params: { choice: 'light' } } },
      },
    },
    light: {
      tags: 'light',
      on: {
        'theme.next': {
          target: 'system',
          actions: { type: 'choose', params: { choice: 'system' } },
        },
      },
    },
  },
})
