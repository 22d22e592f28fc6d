import { renderToString } from 'react-dom/server'

import { App } from '#site/app.tsx'
import { FOLDER } from '#lib/base-path.ts'
import { createPageFinder } from '#site/routing/find-page.ts'
import { paths } from '#build/lib/paths.ts'
import { pageHead } from './head.ts'
import { machineCss, machinePages } from '#devtools/machine-pages/machine-pages.tsx'
import { MachineDocument } from '#site/components/page/machine-document.ts'
import { loadPage, pageOf } from '#site/routing/page-modules.ts'
import { projectPages } from '#site/routing/project-pages.ts'
import { routeOf, routes as allRoutes } from '#site/routing/routes.ts'
import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'

/**
 * Paths of the pages to write, including the pages about machines, which the router does not know.
 */
export const pagePaths = [
  ...[...allRoutes, ...machinePages].map(({ page }) => page.path),
  ...projectPages.map(({ path }) => path),
]

/** The path of the page to show at an address. */
export const shownPathAt = (address: string) =>
  createPageFinder(FOLDER, pagePaths)(address) ?? pages.notFound.path

/**
 * Replaces React's boolean attribute: hidden parts of the HTML are found by find-in-page and by
 * links to words.
 */
const hideUntilFound = (html: string) => html.replaceAll(' hidden=""', ' hidden="until-found"')

/** One page: its HTML, complete without a script, and its head. */
export const render = async (path: string) => {
  const document = machinePages.find(({ page }) => page.path === path)
  const { file } = routeOf(path)
  await loadPage(path)
  const page = pageOf(path)
  const html = renderToString(
    <MachineDocument value={document?.content}>
      <App path={path} />
    </MachineDocument>,
  )
  const isNotFound = !document && page === pages.notFound
  return {
    html: hideUntilFound(html),
    head: pageHead(document?.page ?? page),
    /** Path of the module that the page loads besides the entry. */
    module: file.replace('../pages', paths.pages),
    /** The style sheet of a page about machines. */
    css: document && machineCss,
    lang: site.lang,
    analytics: site.analytics,
    /** Path of the page that the HTML shows, whatever its address will look like. */
    path: isNotFound ? page.path : path,
    status: isNotFound ? (404 as const) : (200 as const),
  }
}
