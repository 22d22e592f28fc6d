import { assertEvent, assign, not, setup } from 'xstate'

/** The visitor's choices of colours; the first until there is one. */
export const THEME_CHOICES = ['system', 'dark', 'light'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Where in the window it was chosen, in pixels. */
export interface Origin {
  x: number
  y: number
}

interface Input {
  choice: ThemeChoice
  /** The system asks for light colours. */
  light: boolean
}

interface Context extends Input {
  /** Of the last change, if the visitor made it here. */
  origin?: Origin | undefined
}

type Event =
  /** From system to dark to light, and again. */
  | { type: 'theme.next'; origin?: Origin }
  | { type: 'theme.choose'; choice: ThemeChoice; origin?: Origin }
  | { type: 'system.changed'; light: boolean }

export const themeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
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
      assertEvent(event, 'theme.choose')
      return { choice: event.choice }
    }),
    setOrigin: assign(({ event }) => ({
      origin: 'origin' in event ? event.origin : undefined,
    })),
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
    'theme.choose': { target: '.restoring', actions: ['setChoice', 'setOrigin'] },
    'system.changed': { actions: ['setLight', 'setOrigin'] },
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
      on: { 'theme.next': { target: 'dark', actions: ['chooseDark', 'setOrigin'] } },
      states: {
        dark: { tags: 'dark', always: { guard: 'isLight', target: 'light' } },
        light: { tags: 'light', always: { guard: not('isLight'), target: 'dark' } },
      },
    },
    dark: {
      tags: 'dark',
      on: { 'theme.next': { target: 'light', actions: ['chooseLight', 'setOrigin'] } },
    },
    light: {
      tags: 'light',
      on: { 'theme.next': { target: 'system', actions: ['chooseSystem', 'setOrigin'] } },
    },
  },
})
