import type { ComponentType } from 'react'

import { pages } from '#content/pages'
import type { Page } from '#content/types'

import { About } from './pages/about'
import { Home } from './pages/home'
import { Projects } from './pages/projects'

/** Every page, in no particular order; add one here. */
export const routes: { page: Page; Screen: ComponentType }[] = [
  { page: pages.home, Screen: Home },
  { page: pages.about, Screen: About },
  { page: pages.projects, Screen: Projects },
]

/** What is said about the page at a path: in the window's title and in search results. */
export const pageAt = (path: string): Page =>
  routes.find(({ page }) => page.path === path)?.page ?? pages.notFound
