import { pages } from '#content/pages'
import { machines as words } from '#content/machines'
import { ui } from '#content/ui'
import { inspectLink } from '#lib/inspect-link'
import { has } from 'virtual:content-parts'

import { FOLDER } from '../../routing/base-path'
import type { User } from '../charts/where'

/** The address of a file or page of the site. */
const at = (path: string) => FOLDER + path.replace(/^\//, '')

const users: Record<User, { text: string; path: string } | undefined> = {
  everyPage: { text: words.everyPage, path: pages.home.path },
  home: { text: ui.notFound.home, path: pages.home.path },
  about: { text: pages.about.navigation, path: pages.about.path },
  projects: has.projects
    ? { text: pages.projects.navigation, path: pages.projects.path }
    : undefined,
  inspector: { text: words.inInspector, path: pages.home.path },
}

/** Links that open the inspector where a machine runs, at one of its actors. */
export const whereItRuns = (runsOn: readonly User[], id: string) =>
  runsOn.flatMap((user) => {
    const found = users[user]
    // The panel lists its own actor only when it is asked to.
    const query = user === 'inspector' ? '?inspect' : inspectLink(id)
    return found ? [{ text: found.text, href: at(found.path) + query }] : []
  })
