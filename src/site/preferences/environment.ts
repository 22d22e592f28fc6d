import { storageKey } from '#lib/storage-key.ts'
import type { KeysChoice } from '#machines/keys.machine.ts'
import { type Motion, MOTION_CHOICES, type MotionChoice } from '#machines/motion.machine.ts'
import {
  type Origin,
  THEME_CHOICES,
  type Theme,
  type ThemeChoice,
} from '#machines/theme.machine.ts'

/** Of a preference: also its actor's id, what the browser keeps it as, and the page's flag. */
export type ChoiceKey = 'theme' | 'motion' | 'keys'

/** What the system asks for if a media query matches, and if not. */
interface SystemAnswers<Answer> {
  query: string
  matching: Answer
  otherwise: Answer
}

/** What a visitor can choose, and what the system may ask for. */
export interface Preference<Choice extends string, Answer extends string> {
  key: ChoiceKey
  /** The first until there is a choice. */
  choices: readonly Choice[]
  system?: SystemAnswers<Answer>
}

/** One that the system has a say in. */
type SystemPreference<Choice extends string, Answer extends string> = Preference<Choice, Answer> & {
  system: SystemAnswers<Answer>
}

export const themePreference: SystemPreference<ThemeChoice, Theme> = {
  key: 'theme',
  choices: THEME_CHOICES,
  system: { query: '(prefers-color-scheme: light)', matching: 'light', otherwise: 'dark' },
}

export const motionPreference: SystemPreference<MotionChoice, Motion> = {
  key: 'motion',
  choices: MOTION_CHOICES,
  system: { query: '(prefers-reduced-motion: reduce)', matching: 'stop', otherwise: 'go' },
}

/** Its choices are written here: its machine comes with the palette. */
export const keysPreference: Preference<KeysChoice, KeysChoice> = {
  key: 'keys',
  choices: ['on', 'off'],
}

const inBrowser = typeof window !== 'undefined'

/** A choice of this or an earlier visit. Storage may be blocked, and may hold anything. */
export const storedChoice = <Choice extends string>({
  key,
  choices,
}: Preference<Choice, string>) => {
  const unchosen = choices[0]!
  if (!inBrowser) return unchosen
  try {
    const stored = localStorage.getItem(storageKey(key))
    return choices.find((choice) => choice === stored) ?? unchosen
  } catch {
    return unchosen
  }
}

const answerOfSystem = <Answer>({ query, matching, otherwise }: SystemAnswers<Answer>) =>
  inBrowser && matchMedia(query).matches ? matching : otherwise

/** What the actor of a preference starts with: the choice, and what the system asks for. */
export const inputOf = <Choice extends string, Answer extends string>(
  preference: SystemPreference<Choice, Answer>,
) => ({ choice: storedChoice(preference), system: answerOfSystem(preference.system) })

export interface PreferenceActor<Choice> {
  getSnapshot(): { context: { choice: Choice; origin?: Origin | undefined } }
  subscribe(listener: (snapshot: { context: { choice: Choice } }) => void): { unsubscribe(): void }
  send(event: { type: string; choice?: Choice; system?: string }): void
}

/**
 * Stores each new choice, and sends the actor what others change: the system, other tabs, or later
 * pages, if the browser has kept this one; returns a function that stops it.
 */
export const syncPreference = <Choice extends string, Answer extends string>(
  preference: Preference<Choice, Answer>,
  actor: PreferenceActor<Choice>,
) => {
  const { key, choices, system } = preference
  let last = storedChoice(preference)
  const store = ({ context: { choice } }: { context: { choice: Choice } }) => {
    if (choice === last) return
    last = choice
    try {
      if (choice === choices[0]) localStorage.removeItem(storageKey(key))
      else localStorage.setItem(storageKey(key), choice)
    } catch {
      // Storage is blocked: the choice lasts until reload.
    }
  }
  const onStorage = (event: StorageEvent) => {
    // Null when all of it was cleared.
    if (event.key === storageKey(key) || event.key === null)
      actor.send({ type: `${key}.choose`, choice: storedChoice(preference) })
  }

  // The inspector may have put an actor of an earlier moment in the place of the one that stored.
  store(actor.getSnapshot())
  const subscription = actor.subscribe(store)
  const listeners = new AbortController()
  addEventListener('storage', onStorage, listeners)
  if (system) {
    const onChange = () => actor.send({ type: 'system.changed', system: answerOfSystem(system) })
    // It may have changed since the actor started.
    onChange()
    matchMedia(system.query).addEventListener('change', onChange, listeners)
  }
  return () => {
    subscription.unsubscribe()
    listeners.abort()
  }
}
