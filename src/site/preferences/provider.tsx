import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { pageFlags } from '#lib/page-flags.ts'
import { savesData } from '#lib/saves-data.ts'
import { type Motion, motionMachine } from '#machines/motion.machine.ts'
import { paceMachine } from '#machines/pace.machine.ts'
import { themeMachine } from '#machines/theme.machine.ts'
import { SCHEMES, type Theme, THEMES } from '#machines/themes.ts'

import { usePageActor } from '#devtools/index.ts'
import { applyTheme } from './apply-theme.ts'
import { inputOf, motionPreference, themePreference } from './environment.ts'
import { usePreference } from './use-preference.ts'

interface Preferences {
  motion: ActorRefFrom<typeof motionMachine>
  theme: ActorRefFrom<typeof themeMachine>
  /** Whether scenes play by themselves. */
  pace: ActorRefFrom<typeof paceMachine>
}

const PreferencesContext = createContext<Preferences | null>(null)

const isMoving = (snapshot: SnapshotFrom<typeof motionMachine>) => snapshot.hasTag('moving')
const motionOf = (snapshot: SnapshotFrom<typeof motionMachine>): Motion =>
  isMoving(snapshot) ? 'go' : 'stop'
const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>): Theme =>
  THEMES.find((theme) => snapshot.hasTag(theme))!

const applyMotion = (motion: Motion) => {
  pageFlags().motion = motion
}

/** Runs the actors of motion, theme and pace. The visitor's choices are shared by all tabs and visits. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const motion = usePageActor(motionMachine, { id: 'motion', input: inputOf(motionPreference) })
  usePreference(motionPreference, motion, useSelector(motion, motionOf), applyMotion)
  const theme = usePageActor(themeMachine, { id: 'theme', input: inputOf(themePreference) })
  usePreference(themePreference, theme, useSelector(theme, themeOf), applyTheme)
  const isWished = useSelector(motion, ({ context }) => context.choice === 'go')
  const pace = usePageActor(paceMachine, {
    id: 'pace',
    input: { isWished, saveData: savesData() },
  })

  useEffect(() => {
    if (pace.getSnapshot().context.isWished !== isWished)
      pace.send({ type: 'wish.changed', isWished })
  }, [pace, isWished])

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
