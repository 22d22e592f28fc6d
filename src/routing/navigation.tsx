import { useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { type BaseLocationHook, Router } from 'wouter'

import { navigationMachine } from '#machines/navigation.machine.ts'

import { usePageActor } from '#actors/use-page-actor.ts'
import { usePreferences } from '#preferences/provider.tsx'
import { BASE_PATH } from './base-path.ts'
import { driveNavigation } from './drive-navigation.ts'
import { isMachinePage } from './machine-links.ts'
import { type NavigationActor, NavigationContext } from './use-navigation.ts'

/** The router's hook: a page is at its address once it is shown. */
const createLocationHook = (actor: NavigationActor): BaseLocationHook => {
  const follow = (to: string) => {
    // Documents of their own, from which no page is drawn.
    if (isMachinePage()) location.assign(to)
    else actor.send({ type: 'link.followed', to })
  }
  return function useShownPath() {
    const path = useSelector(actor, ({ context }) => context.path)
    return [path, follow]
  }
}

interface NavigationProviderProps {
  /** Path of the first page, with the folder of the site. */
  path: string
  children: ReactNode
}

/** Runs the change of pages. */
export function NavigationProvider({ path, children }: NavigationProviderProps) {
  const { motion } = usePreferences()
  const actor = usePageActor(navigationMachine, { id: 'navigation', input: { path } })
  // A layout effect, so before any page tells that it is drawn.
  useLayoutEffect(() => driveNavigation(actor, motion), [actor, motion])

  const hook = useMemo(() => createLocationHook(actor), [actor])

  return (
    <NavigationContext value={actor}>
      <Router base={BASE_PATH} hook={hook}>
        {children}
      </Router>
    </NavigationContext>
  )
}
