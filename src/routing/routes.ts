import { has } from 'virtual:content-sections'

import { pages } from 'virtual:content/pages'
import type { Page } from '#schema/types.ts'

import { withoutBase } from './base-path.ts'
import { isMachinePage } from './machine-links.ts'
import { pageFileName } from './page-module-name.ts'
import { projectPages } from './project-pages.ts'

interface Route {
  page: Page
  /** Path of its component, from this folder, or the name of its virtual module. */
  file: string
}

const all = Object.entries<Page>(pages).map(([name, page]): Route => ({
  page,
  file: `../pages/${pageFileName(name)}.tsx`,
}))

/** Every page except the one for unknown addresses. */
export const routes = all.filter(
  ({ page }) => page !== pages.notFound && (has.projects || page !== pages.projects),
)

/** A project's page is called as the list is until its module says how. */
const ofProjects = projectPages.map(({ path, file }): Route => ({
  page: { ...pages.projects, path },
  file,
}))

const notFound = all.find(({ page }) => page === pages.notFound)!

/** The route of `/machines`. Its title is never used: each document there has its own. */
const machines: Route = { ...notFound, file: '../pages/machines.tsx' }

/** The pages of the navigation bar. */
export const menu = routes.flatMap(({ page: { path, navigation } }) =>
  navigation ? { href: path, text: navigation } : [],
)

/** The route of a path, or the one for unknown addresses. */
export const routeAt = (path: string): Route => {
  const known =
    withoutBase(path.replace(/[?#].*$/, '')).replace(/(\/index)?(\.html)?\/*$/, '') || '/'
  return (
    [...routes, ...ofProjects].find(({ page }) => page.path === known) ??
    (isMachinePage(known) ? machines : notFound)
  )
}
