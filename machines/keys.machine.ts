import { createPreferenceMachine, type PreferenceMachine } from './preference.ts'

/** Whether keys of one letter do something (WCAG 2.1.4); the first until the visitor chooses. */
export const KEYS_CHOICES = ['on', 'off'] as const
export type KeysChoice = (typeof KEYS_CHOICES)[number]

type Event = { type: 'keys.toggle' } | { type: 'keys.choose'; choice: KeysChoice }

export const keysMachine = createPreferenceMachine({
  id: 'keys',
  choices: KEYS_CHOICES,
  states: { on: 'on', off: 'off' },
  press: 'keys.toggle',
  pressed: { on: 'off', off: 'on' },
}) as PreferenceMachine<KeysChoice, KeysChoice, Event>
