import { storageKey } from '#lib/storage-key.ts'
import type { KeysChoice } from '#machines/keys.machine.ts'
import { type Motion, MOTION_CHOICES, type MotionChoice } from '#machines/motion.machine.ts'
import { type Origin, THEME_CHOICES, type ThemeChoice } from '#machines/theme.machine.ts'
import type { Scheme } from '#machines/themes.ts'

/** The key of a preference: also its actor's id, its key in storage, and the page's flag. */
export type ChoiceKey = 'theme' | 'motion' | 'keys'

/** The system's answer if a media query matches, and its answer if not. */
interface SystemAnswers<Answer> {
  query: string
  matching: Answer
  otherwise: Answer
}

/** The choices of a preference, and the answers that the system may give. */
export interface Preference<Choice extends string, Answer extends string> {
  key: ChoiceKey
  /** The choices; the first holds until the visitor chooses. */
  choices: readonly Choice[]
  system?: SystemAnswers<Answer>
}

/** A preference in which the system has a say. */
type SystemPreference<Choice extends string, Answer extends string> = Preference<Choice, Answer> & {
  system: SystemAnswers<Answer>
}

export const themePreference: SystemPreference<ThemeChoice, Scheme> = {
  key: 'theme',
  choices: THEME_CHOICES,
  system: { query: '(prefers-color-scheme: light)', matching: 'light', otherwise: 'dark' },
}

export const motionPreference: SystemPreference<MotionChoice, Motion> = {
  key: 'motion',
  choices: MOTION_CHOICES,
  system: { query: '(prefers-reduced-motion: reduce)', matching: 'stop', otherwise: 'go' },
}

/** The choices are written here, since the machine comes only with the palette. */
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

/** The input of a preference's actor: the visitor's choice, and the system's answer. */
export const inputOf = <Choice extends string, Answer extends string>(
  preference: SystemPreference<Choice, Answer>,
) => ({ choice: storedChoice(preference), system: answerOfSystem(preference.system) })

export interface PreferenceActor<Choice> {
  getSnapshot(): { context: { choice: Choice; origin?: Origin | undefined } }
  subscribe(listener: (snapshot: { context: { choice: Choice } }) => void): { unsubscribe(): void }
  send(event: { type: string; choice?: Choice; system?: string }): void
}

/**
 * Stores each new choice, and sends the actor changes from elsewhere: from the system, from other
 * tabs, or from later pages, if the browser has kept this page. Returns a function that stops it.
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
    // The key is null when all of the storage was cleared.
    if (event.key === storageKey(key) || event.key === null)
      actor.send({ type: `${key}.choose`, choice: storedChoice(preference) })
  }

  // The inspector may have replaced the actor that stored the choice by one of an earlier moment.
  store(actor.getSnapshot())
  const subscription = actor.subscribe(store)
  const listeners = new AbortController()
  addEventListener('storage', onStorage, listeners)
  if (system) {
    const onChange = () => actor.send({ type: 'system.changed', system: answerOfSystem(system) })
    // The answer may have changed since the actor started.
    onChange()
    matchMedia(system.query).addEventListener('change', onChange, listeners)
  }
  return () => {
    subscription.unsubscribe()
    listeners.abort()
  }
}
