import { useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { type BaseLocationHook, Router } from './router.ts'

import { navigationMachine } from '#machines/navigation.machine.ts'

import { usePageActor, type NavigationActor } from '#devtools/index.ts'
import { usePreferences } from '#site/preferences/provider.tsx'
import { hrefOf } from '#lib/base-path.ts'
import { driveNavigation } from './drive-navigation.ts'
import { pathAt, routeOf } from './routes.ts'
import { isCopy } from './sent-page.ts'
import { NavigationContext } from './use-navigation.ts'

/**
 * The router's hook: the location is a page's path once the page is shown. Paths are as the content
 * writes them.
 */
const createLocationHook = (actor: NavigationActor): BaseLocationHook => {
  const follow = (to: string) => {
    const href = hrefOf(to)
    const path = pathAt(href)
    const { isDocument } = routeOf(actor.getSnapshot().context.path)
    if (isDocument || path === undefined || isCopy()) return location.assign(href)
    const [hash = ''] = /#.*$/s.exec(to) ?? []
    actor.send({ type: 'link.followed', to: path + hash })
  }
  return function useShownPath() {
    const path = useSelector(actor, ({ context }) => context.path)
    return [path, follow]
  }
}

interface NavigationProviderProps {
  /** Path of the first page. */
  path: string
  children: ReactNode
}

/** Runs the actor of the change of pages. */
export function NavigationProvider({ path, children }: NavigationProviderProps) {
  const { motion } = usePreferences()
  const actor = usePageActor(navigationMachine, { id: 'navigation', input: { path } })
  // A layout effect, so that it runs before any page reports that it is drawn.
  useLayoutEffect(() => driveNavigation(actor, motion), [actor, motion])

  const hook = useMemo(() => createLocationHook(actor), [actor])

  return (
    <NavigationContext value={actor}>
      <Router hook={hook} hrefs={hrefOf}>
        {children}
      </Router>
    </NavigationContext>
  )
}
