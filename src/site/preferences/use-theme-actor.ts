import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { themeMachine } from '#machines/theme.machine.ts'
import { type Theme, THEMES } from '#machines/themes.ts'

import { usePageActor } from '#devtools/index.ts'
import { applyTheme } from './apply-theme.ts'
import { inputOf, themePreference } from './environment.ts'
import { usePreference } from './use-preference.ts'

export const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  THEMES.find((theme) => snapshot.hasTag(theme))!

/** Runs the theme's actor, stores its choice, and draws the page in its theme. */
export const useThemeActor = () => {
  const actor = usePageActor(themeMachine, { id: 'theme', input: inputOf(themePreference) })
  usePreference(themePreference, actor, useSelector(actor, themeOf), applyTheme)
  return actor
}
