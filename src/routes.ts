import { has } from 'virtual:content-parts'

import { pages } from '#content/pages'
import type { Page } from '#content/types'

import { withoutBase } from './base-path'

export interface Route {
  page: Page
  /** The file of its screen. */
  file: `./pages/${string}.tsx`
}

/** Every page; add one here. */
export const routes: Route[] = [
  { page: pages.home, file: './pages/home.tsx' },
  { page: pages.about, file: './pages/about.tsx' },
  ...(has.projects ? [{ page: pages.projects, file: './pages/projects.tsx' } as const] : []),
]

const notFound: Route = { page: pages.notFound, file: './pages/not-found.tsx' }

/** The route of a path, or the one for addresses that the site does not have. */
export const routeAt = (path: string): Route => {
  const known = withoutBase(path.replace(/[?#].*$/, '')).replace(/\/+$/, '') || '/'
  return routes.find(({ page }) => page.path === known) ?? notFound
}
