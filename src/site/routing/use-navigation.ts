import { createContext, use } from 'react'

import type { NavigationActor } from '#devtools/index.ts'

export const NavigationContext = createContext<NavigationActor | null>(null)

/** The actor of the change of pages. Throws outside of `NavigationProvider`. */
export const useNavigation = () => {
  const actor = use(NavigationContext)
  if (!actor) throw new Error('useNavigation needs a NavigationProvider around it')
  return actor
}
