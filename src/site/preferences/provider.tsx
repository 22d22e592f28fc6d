import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { motionMachine } from '#machines/motion.machine.ts'
import type { paceMachine } from '#machines/pace.machine.ts'
import type { themeMachine } from '#machines/theme.machine.ts'
import { SCHEMES } from '#machines/themes.ts'

import { isMoving, useMotionActor } from './use-motion-actor.ts'
import { usePaceActor } from './use-pace-actor.ts'
import { themeOf, useThemeActor } from './use-theme-actor.ts'

interface Preferences {
  motion: ActorRefFrom<typeof motionMachine>
  theme: ActorRefFrom<typeof themeMachine>
  /** Whether scenes play by themselves. */
  pace: ActorRefFrom<typeof paceMachine>
}

const PreferencesContext = createContext<Preferences | null>(null)

/** Runs the actors of motion, theme and pace. The visitor's choices are shared by all tabs and visits. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const motion = useMotionActor()
  const theme = useThemeActor()
  const pace = usePaceActor(motion)
  const preferences = useMemo(() => ({ motion, theme, pace }), [motion, theme, pace])
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The actors of motion, theme and pace. Throws outside of `PreferencesProvider`. */
export const usePreferences = () => {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider around it')
  return preferences
}

/** The theme in use. */
export const useTheme = () => useSelector(usePreferences().theme, themeOf)

/** What the theme is like when the component is mounted: a change of it renders nothing. */
export const useFirstScheme = () => {
  const { theme } = usePreferences()
  return useState(() => SCHEMES[themeOf(theme.getSnapshot())])[0]
}

/** Whether visitor and system allow motion at present. */
export const useMotionAllowed = () => useSelector(usePreferences().motion, isMoving)
