/**
 * Sets the theme and whether motion is allowed, and closes the parts that a machine opens. If a
 * script does not arrive, everything is open.
 */
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'
import { THEMES } from '#machines/themes.ts'
import type { ChoiceKey } from '#site/preferences/environment.ts'

/** The choices of motion that do not leave it to the system. */
const MOTIONS = ['go', 'stop'] as const

const flags = pageFlags()

/** The visitor's choice of a preference; undefined if it is left to the system, or is none that there is. */
const chosen = <Choice extends string>(key: ChoiceKey, choices: readonly Choice[]) => {
  try {
    const stored = localStorage.getItem(storageKey(key))
    return choices.find((choice) => choice === stored)
  } catch {
    return undefined
  }
}

const systemHas = (feature: string) => matchMedia(`(prefers-${feature})`).matches

flags.theme = chosen('theme', THEMES) ?? (systemHas('color-scheme: light') ? 'light' : 'dark')
flags.motion = chosen('motion', MOTIONS) ?? (systemHas('reduced-motion: reduce') ? 'stop' : 'go')
flags.script = 'coming'

// In the capture phase: the error event of an element does not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && flags.script === 'coming') delete flags.script
  },
  true,
)
