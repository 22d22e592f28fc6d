import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { motionMachine } from '#machines/motion.machine'
import { themeMachine } from '#machines/theme.machine'
import { usePageActor } from '../actors/use-page-actor.ts'

import { CHOICE_KEYS } from './storage-keys'
import { syncChoice, storedMotion, storedTheme, systemPrefers, observeSystem } from './environment'

interface Preferences {
  motion: ActorRefFrom<typeof motionMachine>
  theme: ActorRefFrom<typeof themeMachine>
}

const PreferencesContext = createContext<Preferences | null>(null)

const themeOf = (snapshot: SnapshotFrom<typeof themeMachine>) =>
  snapshot.hasTag('light') ? 'light' : 'dark'

/** The visitor's wishes about movement and colours, kept across visits and tabs. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const motion = usePageActor(motionMachine, {
    id: 'motion',
    input: { choice: storedMotion(), reduced: systemPrefers('reduced') },
  })
  const theme = usePageActor(themeMachine, {
    id: 'theme',
    input: { choice: storedTheme(), light: systemPrefers('light') },
  })
  const worn = useSelector(theme, themeOf)
  const moves = useSelector(motion, (snapshot) => snapshot.hasTag('moving'))

  useEffect(() => {
    const endings = [
      syncChoice(motion, CHOICE_KEYS.motion, () =>
        motion.send({ type: 'choice.loaded', choice: storedMotion() }),
      ),
      syncChoice(theme, CHOICE_KEYS.theme, () =>
        theme.send({ type: 'choice.loaded', choice: storedTheme() }),
      ),
      observeSystem('reduced', (reduced) => motion.send({ type: 'system.changed', reduced })),
      observeSystem('light', (light) => theme.send({ type: 'system.changed', light })),
    ]
    return () => endings.forEach((end) => end())
  }, [motion, theme])

  // Before any effect that reads the colours.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = worn
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', ink)
    }
  }, [worn])

  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = moves ? 'go' : 'stop'
  }, [moves])

  const preferences = useMemo(() => ({ motion, theme }), [motion, theme])
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The two actors. Throws outside of `PreferencesProvider`. */
export const usePreferences = () => {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider around it')
  return preferences
}

/** Whose colours the page wears. */
export const useTheme = () => useSelector(usePreferences().theme, themeOf)

/** Whether things may move at the moment. */
export const useMotionAllowed = () =>
  useSelector(usePreferences().motion, (snapshot) => snapshot.hasTag('moving'))
