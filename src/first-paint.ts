/**
 * Runs before the first paint, inlined into the page: the theme and the wish about movement are
 * known before anything shows, and what a machine keeps closed is closed from the start. If the
 * scripts do not arrive, everything shows itself.
 */
import { CHOICE_KEYS } from './preferences/storage-keys'

const TIMEOUT_MS = 2800

const root = document.documentElement
const kept = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const matches = (query: string) => matchMedia(query).matches

const theme = kept(CHOICE_KEYS.theme)
root.dataset['theme'] =
  theme === 'dark' || theme === 'light'
    ? theme
    : matches('(prefers-color-scheme: light)')
      ? 'light'
      : 'dark'

const motion = kept(CHOICE_KEYS.motion)
const stands = motion === 'stop' || (motion !== 'go' && matches('(prefers-reduced-motion: reduce)'))
root.dataset['motion'] = stands ? 'stop' : 'go'

root.dataset['script'] = 'coming'
const giveUp = () => {
  if (root.dataset['script'] === 'coming') delete root.dataset['script']
}
setTimeout(giveUp, TIMEOUT_MS)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) giveUp()
  },
  true,
)
