import { useSelector } from '@xstate/react'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { pageFlags } from '#lib/page-flags'
import { motionMachine } from '#machines/motion.machine'
import { paceMachine } from '#machines/pace.machine'
import { themeMachine } from '#machines/theme.machine'

import { usePageActor } from '../actors/use-page-actor.ts'
import { applyTheme } from './apply-theme'
import { observeSystem, savesData, storedChoice, keepChoice, systemPrefers } from './environment'

interface Preferences {
  motion: ActorRefFrom<typeof motionMachine>
  theme: ActorRefFrom<typeof themeMachine>
  /** Whether scenes play by themselves. */
  pace: ActorRefFrom<typeof paceMachine>
}

const PreferencesContext = createContext<Preferences | null>(null)

const isMoving = (snapshot: SnapshotFrom<typeof motionMachine>) => snapshot.hasTag('moving')
const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>) =>
  snapshot.hasTag('light') ? 'light' : 'dark'

/** Runs the actors of motion, theme and pace. The visitor's choices are shared by all tabs and visits. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const motion = usePageActor(motionMachine, {
    id: 'motion',
    input: { choice: storedChoice('motion'), reduced: systemPrefers('reduced') },
  })
  const theme = usePageActor(themeMachine, {
    id: 'theme',
    input: { choice: storedChoice('theme'), light: systemPrefers('light') },
  })
  const isWished = useSelector(motion, ({ context }) => context.choice === 'go')
  const pace = usePageActor(paceMachine, {
    id: 'pace',
    input: { isWished, saveData: savesData() },
  })
  const currentTheme = useSelector(theme, themeOf)
  const moves = useSelector(motion, isMoving)

  useEffect(() => {
    const stops = [
      keepChoice('motion', motion),
      keepChoice('theme', theme),
      observeSystem('reduced', (reduced) => motion.send({ type: 'system.changed', reduced })),
      observeSystem('light', (light) => theme.send({ type: 'system.changed', light })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [motion, theme])

  useEffect(() => {
    if (pace.getSnapshot().context.isWished !== isWished)
      pace.send({ type: 'wish.changed', isWished })
  }, [pace, isWished])

  // A layout effect, so before any effect that reads the colours.
  useLayoutEffect(
    () => applyTheme(currentTheme, theme.getSnapshot().context.origin),
    [currentTheme, theme],
  )

  useLayoutEffect(() => {
    pageFlags().motion = moves ? 'go' : 'stop'
  }, [moves])

  const preferences = useMemo(() => ({ motion, theme, pace }), [motion, theme, pace])
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The actors of motion, theme and pace. Throws outside of `PreferencesProvider`. */
export const usePreferences = () => {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider around it')
  return preferences
}

/** The theme in use, `dark` or `light`. */
export const useTheme = () => useSelector(usePreferences().theme, themeOf)

/** The theme when the component was mounted: a change of it renders nothing. */
export const useFirstTheme = () => {
  const { theme } = usePreferences()
  return useState(() => themeOf(theme.getSnapshot()))[0]
}

/** Whether visitor and system allow motion at present. */
export const useMotionAllowed = () => useSelector(usePreferences().motion, isMoving)
