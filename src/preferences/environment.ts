import type { KeysChoice } from '#machines/keys.machine'
import { MOTION_CHOICES } from '#machines/motion.machine'
import { THEME_CHOICES } from '#machines/theme.machine'

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

/** Keys come with the palette, and their machine with them. */
const KEYS_CHOICES = ['on', 'off'] as const satisfies KeysChoice[]

/** What a visitor chooses, by the key of `localStorage`. */
const choices = { theme: THEME_CHOICES, motion: MOTION_CHOICES, keys: KEYS_CHOICES }
export type ChoiceKey = keyof typeof choices
type Choice<Key extends ChoiceKey> = (typeof choices)[Key][number]

/** A choice of this or an earlier visit. Storage may be blocked, and may hold anything. */
export const storedChoice = <Key extends ChoiceKey>(key: Key): Choice<Key> => {
  const [unchosen] = choices[key]
  const known: readonly Choice<Key>[] = choices[key]
  if (!inBrowser) return unchosen
  try {
    const stored = localStorage.getItem(key)
    return known.find((choice) => choice === stored) ?? unchosen
  } catch {
    return unchosen
  }
}

interface ChoiceActor<Key extends ChoiceKey> {
  getSnapshot(): { context: { choice: Choice<Key> } }
  subscribe(listener: (snapshot: { context: { choice: Choice<Key> } }) => void): {
    unsubscribe(): void
  }
  send(event: { type: `${Key}.choose`; choice: Choice<Key> }): void
}

/**
 * Stores each new choice, and sends the actor those that other tabs store, or later pages, if the
 * browser has kept this one; returns a function that stops it.
 */
export const keepChoice = <Key extends ChoiceKey>(key: Key, actor: ChoiceActor<Key>) => {
  let last = storedChoice(key)
  const save = ({ context: { choice } }: { context: { choice: Choice<Key> } }) => {
    if (choice === last) return
    last = choice
    try {
      if (choice === choices[key][0]) localStorage.removeItem(key)
      else localStorage.setItem(key, choice)
    } catch {
      // Storage is blocked: the choice lasts until reload.
    }
  }
  // The inspector may have put an actor of an earlier moment in the place of the one that stored.
  save(actor.getSnapshot())
  const subscription = actor.subscribe(save)
  const onStorage = (event: StorageEvent) => {
    // Null when all of it was cleared.
    if (event.key === key || event.key === null)
      actor.send({ type: `${key}.choose`, choice: storedChoice(key) })
  }
  addEventListener('storage', onStorage)
  return () => {
    subscription.unsubscribe()
    removeEventListener('storage', onStorage)
  }
}
