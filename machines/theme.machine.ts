import { createPreferenceMachine, type Origin, type PreferenceMachine } from './preference.ts'

export type { Origin }

/** The visitor's choices of colours; the first until there is one. */
export const THEME_CHOICES = ['system', 'dark', 'light'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
export type Theme = 'dark' | 'light'

type Event =
  /** From system to dark to light, and again. */
  | { type: 'theme.next'; origin?: Origin }
  | { type: 'theme.choose'; choice: ThemeChoice; origin?: Origin }

export const themeMachine = createPreferenceMachine({
  id: 'theme',
  choices: THEME_CHOICES,
  states: { system: 'system', dark: 'dark', light: 'light' },
  system: { dark: 'dark', light: 'light' },
  tags: { dark: 'dark', light: 'light' },
  press: 'theme.next',
  pressed: { system: 'dark', dark: 'light', light: 'system' },
  hasOrigin: true,
}) as PreferenceMachine<ThemeChoice, Theme, Event, Theme>
