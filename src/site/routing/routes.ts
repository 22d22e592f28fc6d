import { has } from 'virtual:content-sections'

import { pages } from 'virtual:content/pages'
import { pageFlags } from '#lib/page-flags.ts'
import type { Page } from '#content-model/schema/types.ts'

import { FOLDER, barePath } from '#lib/base-path.ts'
import { createPageFinder } from './find-page.ts'
import { isMachinePath } from '#devtools/index.ts'
import { pageFileName } from './page-module-name.ts'
import { projectPages } from './project-pages.ts'

interface Route {
  page: Page
  /** Path of the page's component, from this folder, or the name of its virtual module. */
  file: string
  /** The document is loaded whole, and so is each page that it links to. */
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

/** A project's page has the list's title until its module is loaded. */
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

/**
 * The route of the page at a path, which a hash may follow; the route of “not found” for any other
 * path.
 */
export const routeOf = (to: string): Route => {
  const path = barePath(to)
  return known.find(({ page }) => page.path === path) ?? (isMachinePath(path) ? machines : notFound)
}

/** Path of the page whose HTML was sent; undefined in Node, where pages are made. */
export const sentPage = () => (typeof document === 'undefined' ? undefined : pageFlags().page)

const paths = known.map(({ page }) => page.path)
const sent = sentPage()

/**
 * The path of the page at an address, however that is written; undefined if it is no page of ours.
 * A page about machines is known by the HTML that was sent.
 */
export const pathAt = createPageFinder(
  FOLDER,
  sent === undefined || sent === notFound.page.path ? paths : [...paths, sent],
)
