import type { KeysChoice } from '#machines/keys.machine'
import type { MotionChoice } from '#machines/motion.machine'
import type { ThemeChoice } from '#machines/theme.machine'

import { CHOICE_KEYS } from './storage-keys'

const queries = {
  reduced: '(prefers-reduced-motion: reduce)',
  light: '(prefers-color-scheme: light)',
} as const

type Preference = keyof typeof queries

const inBrowser = typeof window !== 'undefined'

/** Whether the system asks for it; false on the server. */
export const systemPrefers = (preference: Preference) =>
  inBrowser && matchMedia(queries[preference]).matches

/** Whether the browser asks for less data; only some can. */
export const savesData = () =>
  inBrowser &&
  ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false)

/** Calls `listener` now and when the system's preference changes; returns a function that stops it. */
export const observeSystem = (preference: Preference, listener: (prefers: boolean) => void) => {
  const list = matchMedia(queries[preference])
  const onChange = () => listener(list.matches)
  // It may have changed since the actor started.
  onChange()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Storage may be blocked, and may hold anything. */
const storedAmong = <Choice extends string>(key: string, known: readonly Choice[]) => {
  if (!inBrowser) return undefined
  try {
    const stored = localStorage.getItem(key)
    return known.find((choice) => choice === stored)
  } catch {
    return undefined
  }
}

export const storedMotion = (): MotionChoice =>
  storedAmong(CHOICE_KEYS.motion, ['stop', 'go']) ?? 'system'

export const storedTheme = (): ThemeChoice =>
  storedAmong(CHOICE_KEYS.theme, ['dark', 'light']) ?? 'system'

export const storedKeys = (): KeysChoice => storedAmong(CHOICE_KEYS.keys, ['off']) ?? 'on'

interface ChoiceActor<Choice> {
  getSnapshot(): { context: { choice: Choice } }
  subscribe(listener: (snapshot: { context: { choice: Choice } }) => void): {
    unsubscribe(): void
  }
}

/** Stores each new choice; returns a function that stops it. */
export const syncChoice = <Choice extends string>(
  actor: ChoiceActor<Choice>,
  key: string,
  readStored: () => Choice,
) => {
  let last = readStored()
  const save = ({ context: { choice } }: { context: { choice: Choice } }) => {
    if (choice === last) return
    last = choice
    try {
      if (choice === 'system') localStorage.removeItem(key)
      else localStorage.setItem(key, choice)
    } catch {
      // Storage is blocked: the choice lasts until reload.
    }
  }
  // The inspector may have put an actor of an earlier moment in the place of the one that stored.
  save(actor.getSnapshot())
  const subscription = actor.subscribe(save)
  return () => subscription.unsubscribe()
}
