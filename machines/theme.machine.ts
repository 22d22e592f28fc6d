import { assertEvent, assign, setup } from 'xstate'

import { type Scheme, type Theme, THEMES } from './themes.ts'

/** The visitor's choices of colours; the first until there is one. */
export const THEME_CHOICES = ['system', ...THEMES] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Where in the window a choice was made, in pixels. */
export interface Origin {
  x: number
  y: number
}

interface Input {
  choice: ThemeChoice
  /** What the system asks for. */
  system: Scheme
}

interface Context extends Input {
  /** Where the last change was made, if the visitor made it on this page. */
  origin?: Origin | undefined
}

type Event =
  /** From system to dark to light, and back to system. */
  | { type: 'theme.next'; origin?: Origin }
  | { type: 'theme.choose'; choice: ThemeChoice; origin?: Origin }
  | { type: 'system.changed'; system: Scheme }

export const themeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    /** Tags: the theme in use, whoever chose it. */
    tags: {} as Theme,
  },
  guards: {
    choseDark: ({ context }) => context.choice === 'dark',
    choseLight: ({ context }) => context.choice === 'light',
    asksDark: ({ context }) => context.system === 'dark',
    asksLight: ({ context }) => context.system === 'light',
  },
  actions: {
    chooseSystem: assign({ choice: 'system' }),
    chooseDark: assign({ choice: 'dark' }),
    chooseLight: assign({ choice: 'light' }),
    setChoice: assign(({ event }) => {
      assertEvent(event, 'theme.choose')
      return { choice: event.choice }
    }),
    setSystem: assign(({ event }) => {
      assertEvent(event, 'system.changed')
      return { system: event.system }
    }),
    setOrigin: assign(({ event }) => ({ origin: 'origin' in event ? event.origin : undefined })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    'theme.choose': { target: '.restoring', actions: ['setChoice', 'setOrigin'] },
    'system.changed': { actions: ['setSystem', 'setOrigin'] },
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
        dark: { tags: 'dark', always: { guard: 'asksLight', target: 'light' } },
        light: { tags: 'light', always: { guard: 'asksDark', target: 'dark' } },
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
