import { renderToString } from 'react-dom/server'

import { App } from './app'
import { BASE_PATH } from './routing/base-path'
import { headOf } from './build/head/head'
import { routeAt, routes as allRoutes } from './routing/routes'
import { loadPage } from './routing/page-modules'
import { pages } from '#content/pages'
import { site } from '#content/site'

/** Paths of the pages to write, without the one for unknown addresses. */
export const routes = allRoutes.map(({ page }) => page.path)

/** One page: its HTML, complete without a script, and its head. */
export const render = async (path: string) => {
  const { page, file } = routeAt(path)
  await loadPage(path)
  return {
    html: renderToString(<App ssrPath={BASE_PATH + path} />),
    head: headOf(page),
    /** The module that the page loads besides the entry. */
    module: file.replace('../', 'src/'),
    lang: site.lang,
    status: page === pages.notFound ? (404 as const) : (200 as const),
  }
}
