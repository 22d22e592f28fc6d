import 'virtual:uno.css'
import './attach.css'

import type { AnyActor } from 'xstate'

import { createPanel } from './panel/panel'
import { setSite, type Site } from './seam'
import { missingIn, parentOf } from './xstate/private'

const rootOf = (actor: AnyActor): AnyActor => {
  const parent = parentOf(actor)
  return parent ? rootOf(parent as AnyActor) : actor
}

let panel: ReturnType<typeof createPanel> | undefined

/**
 * Attaches the panel to actors of any app, and opens it. Called again, as StrictMode does, it goes on
 * with other actors.
 *
 * @param actors that have been started: an actor inside stands for its root, of which XState tells all
 * @param page what else is known of the page, for example sample events of its machines
 */
export const attach = (actors: readonly AnyActor[], page: Partial<Site> = {}) => {
  const lacking = actors[0] ? missingIn(actors[0]) : []
  if (lacking.length > 0)
    console.error(`The inspector was made for XState 5.33; this one lacks ${lacking.join(', ')}.`)
  const roots = [...new Set(actors.map(rootOf))]
  panel?.close()
  setSite({ actors: () => roots, ...page })
  panel ??= createPanel()
  panel.open(null)
  return panel
}
