import type { ActorRefFrom } from 'xstate'

import type { navigationMachine } from '#machines/navigation.machine.ts'

import { registeredActors } from './registry.ts'

import { barePath } from '#lib/base-path.ts'

export type NavigationActor = ActorRefFrom<typeof navigationMachine>

/** The actor of the change of pages; undefined before React runs. */
export const navigationActor = () =>
  registeredActors().find(({ id }) => id === 'navigation') as NavigationActor | undefined

/**
 * Leads to a page as a link does.
 *
 * @param to path of the page, as the content writes it, and a hash if it has one
 * @returns whether it is shown: its code may not come, or another page be asked for meanwhile
 */
export const showPage = (to: string) =>
  new Promise<boolean>((resolve) => {
    const actor = navigationActor()
    const subscription = actor?.on('page.arrived', () => {
      subscription?.unsubscribe()
      const snapshot = actor.getSnapshot()
      resolve(snapshot.matches({ page: 'shown' }) && snapshot.context.path === barePath(to))
    })
    if (actor) actor.send({ type: 'link.followed', to })
    else resolve(false)
  })
