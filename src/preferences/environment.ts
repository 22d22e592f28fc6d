import type { MotionChoice } from '#machines/motion.machine'
import type { ThemeChoice } from '#machines/theme.machine'

import { CHOICE_KEYS } from './storage-keys'

const queries = {
  reduced: '(prefers-reduced-motion: reduce)',
  light: '(prefers-color-scheme: light)',
} as const

type Wish = keyof typeof queries

const inBrowser = typeof window !== 'undefined'

/** What the system asks for; false on the server. */
export const systemPrefers = (wish: Wish) => inBrowser && matchMedia(queries[wish]).matches

/** Calls `listener` when the system changes its mind; returns what ends that. */
export const observeSystem = (wish: Wish, listener: (wants: boolean) => void) => {
  const list = matchMedia(queries[wish])
  const listen = () => listener(list.matches)
  // It may have changed between the actor's start and this moment.
  listen()
  list.addEventListener('change', listen)
  return () => list.removeEventListener('change', listen)
}

/** Storage may be forbidden, and may hold anything. */
const keptAmong = <Choice extends string>(key: string, known: readonly Choice[]) => {
  if (!inBrowser) return undefined
  try {
    const kept = localStorage.getItem(key)
    return known.find((choice) => choice === kept)
  } catch {
    return undefined
  }
}

export const storedMotion = (): MotionChoice =>
  keptAmong(CHOICE_KEYS.motion, ['stop', 'go']) ?? 'system'

export const storedTheme = (): ThemeChoice =>
  keptAmong(CHOICE_KEYS.theme, ['dark', 'light']) ?? 'system'

interface Chooser {
  getSnapshot(): { context: { choice: string } }
  subscribe(listener: (snapshot: { context: { choice: string } }) => void): {
    unsubscribe(): void
  }
}

/** Writes each new choice down, and calls `onLoaded` when another tab wrote one. */
export const syncChoice = (actor: Chooser, key: string, onLoaded: () => void) => {
  let kept = actor.getSnapshot().context.choice
  const subscription = actor.subscribe(({ context }) => {
    if (context.choice === kept) return
    kept = context.choice
    try {
      if (kept === 'system') localStorage.removeItem(key)
      else localStorage.setItem(key, kept)
    } catch {
      // Then it holds for this visit only.
    }
  })
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onLoaded()
  }
  addEventListener('storage', onStorage)
  return () => {
    subscription.unsubscribe()
    removeEventListener('storage', onStorage)
  }
}
