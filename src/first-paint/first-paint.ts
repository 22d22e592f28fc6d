/**
 * Sets the theme and whether motion is allowed, and hides what a machine will open or animate. If the
 * scripts are slow or do not arrive, everything is shown.
 */
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'
import type { ChoiceKey } from '#preferences/environment.ts'
import { onScriptError } from './script-error.ts'

/** Then content that waits for a script shows itself. The menu stays closed: nothing in view jumps. */
const SLOW_MS = 2800
/** Then nothing waits for a script any more. */
const TIMEOUT_MS = 10_000

const flags = pageFlags()

const stored = (key: ChoiceKey) => {
  try {
    return localStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}

const theme = stored('theme')
const isThemeChosen = theme === 'dark' || theme === 'light'
const systemTheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
flags.theme = isThemeChosen ? theme : systemTheme

const motion = stored('motion')
const isMotionChosen = motion === 'go' || motion === 'stop'
const systemMotion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'stop' : 'go'
flags.motion = isMotionChosen ? motion : systemMotion

flags.script = 'coming'

const showAll = () => {
  if (flags.script === 'coming' || flags.script === 'slow') delete flags.script
}

setTimeout(() => {
  if (flags.script === 'coming') flags.script = 'slow'
}, SLOW_MS)
setTimeout(showAll, TIMEOUT_MS)
onScriptError(showAll)
