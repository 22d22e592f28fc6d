/**
 * Sets the theme and whether motion is allowed, and closes the parts that a machine opens. If a
 * script does not arrive, everything is open.
 */
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'
import { THEMES } from '#machines/themes.ts'
import type { ChoiceKey } from '#site/preferences/environment.ts'

const flags = pageFlags()

const stored = (key: ChoiceKey) => {
  try {
    return localStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}

const theme = stored('theme')
const systemTheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
flags.theme = THEMES.find((one) => one === theme) ?? systemTheme

const motion = stored('motion')
const isMotionChosen = motion === 'go' || motion === 'stop'
const systemMotion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'stop' : 'go'
flags.motion = isMotionChosen ? motion : systemMotion

flags.script = 'coming'

// In the capture phase: the error event of an element does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && flags.script === 'coming') delete flags.script
  },
  true,
)
