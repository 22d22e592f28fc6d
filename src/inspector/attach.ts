import 'virtual:uno.css'
import './attach.css'

import type { AnyActor } from 'xstate'

import { createPanel } from './panel/panel'
import { setSite, type Site } from './seam'
import { createHost } from './sources/host'
import { missingIn } from './xstate/private'

/**
 * Attaches the panel to actors of any app, and opens it.
 *
 * @param actors roots that have been started: of those inside, XState tells
 * @param page what else is known of the page, for example sample events of its machines
 */
export const attach = (actors: readonly AnyActor[], page: Partial<Site> = {}) => {
  const lacking = actors[0] ? missingIn(actors[0]) : []
  if (lacking.length > 0)
    console.error(`The inspector was made for XState 5.33; this one lacks ${lacking.join(', ')}.`)
  setSite({ actors: () => actors, ...page })
  const panel = createPanel(createHost())
  panel.open(null)
  return panel
}
