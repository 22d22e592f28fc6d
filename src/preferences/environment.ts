import type { KeysChoice } from '#machines/keys.machine'
import type { MotionChoice } from '#machines/motion.machine'
import type { ThemeChoice } from '#machines/theme.machine'

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

/** What a visitor chooses, by the keys of `localStorage`. */
interface Choices {
  theme: ThemeChoice
  motion: MotionChoice
  keys: KeysChoice
}
export type ChoiceKey = keyof Choices

/** What may be stored for each, and what holds where nothing is. */
const choices: { [Key in ChoiceKey]: readonly [unchosen: Choices[Key], ...Choices[Key][]] } = {
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'stop', 'go'],
  keys: ['on', 'off'],
}

/** A choice of this or an earlier visit. Storage may be blocked, and may hold anything. */
export const storedChoice = <Key extends ChoiceKey>(key: Key): Choices[Key] => {
  const [unchosen, ...others] = choices[key]
  if (!inBrowser) return unchosen
  try {
    const stored = localStorage.getItem(key)
    return others.find((choice) => choice === stored) ?? unchosen
  } catch {
    return unchosen
  }
}

interface ChoiceActor<Choice> {
  getSnapshot(): { context: { choice: Choice } }
  subscribe(listener: (snapshot: { context: { choice: Choice } }) => void): {
    unsubscribe(): void
  }
}

/** Stores each new choice; returns a function that stops it. */
export const keepChoice = <Key extends ChoiceKey>(key: Key, actor: ChoiceActor<Choices[Key]>) => {
  let last = storedChoice(key)
  const save = ({ context: { choice } }: { context: { choice: Choices[Key] } }) => {
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
  return () => subscription.unsubscribe()
}
