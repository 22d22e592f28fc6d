import { has } from 'virtual:content-sections'

import { pages } from 'virtual:content/pages'
import { pageFlags } from '#lib/page-flags.ts'
import type { Page } from '#content-model/schema/types.ts'

import { FOLDER, pathOf } from '#lib/base-path.ts'
import { createPageFinder } from './find-page.ts'
import { isMachinePath } from '#devtools/index.ts'
import { pageFileName } from './page-module-name.ts'
import { projectPages } from './project-pages.ts'

interface Route {
  page: Page
  /** Path of its component, from this folder, or the name of its virtual module. */
  file: string
  /** Its document is loaded whole, and what it links to, too. */
  isDocument?: true
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
const machines: Route = { ...notFound, file: '../pages/machines.tsx', isDocument: true }

/** The pages of the navigation bar. */
export const menu = routes.flatMap(({ page: { path, navigation } }) =>
  navigation ? { href: path, text: navigation } : [],
)

const known = [...routes, ...ofProjects]

/** The route of the page with a path, which a hash may follow; of any other path, that of what is not found. */
export const routeOf = (to: string): Route => {
  const path = pathOf(to)
  return known.find(({ page }) => page.path === path) ?? (isMachinePath(path) ? machines : notFound)
}

/** Path of the page whose HTML was sent; none in Node, where pages are made. */
export const sentPage = () => (typeof document === 'undefined' ? undefined : pageFlags().page)

const paths = known.map(({ page }) => page.path)
const sent = sentPage()

/**
 * The path of the page that an address is of, however it is written; undefined if it is none of ours. A page
 * about machines is known where it was sent.
 */
export const pathAt = createPageFinder(
  FOLDER,
  sent === undefined || sent === notFound.page.path ? paths : [...paths, sent],
)
