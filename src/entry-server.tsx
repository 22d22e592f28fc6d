import { renderToString } from 'react-dom/server'
import { headlineFont } from 'virtual:fonts'

import { themes } from '../uno.config'
import { App } from './app'
import { BASE_PATH } from './base-path'
import { titleOf } from './page-title'
import { routeAt, routes as allRoutes } from './routes'
import { loadScreen } from './screens'
import { pages } from '#content/pages'

/** Paths of the pages to write, the one for unknown addresses left out. */
export const routes = allRoutes.map(({ page }) => page.path)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** One page as HTML, complete without a script, and what stands in its head. */
export const render = async (path: string) => {
  const { page, file } = routeAt(path)
  await loadScreen(path)
  return {
    html: renderToString(<App ssrPath={BASE_PATH + path} />),
    head: [
      `<title>${escape(titleOf(page))}</title>`,
      `<meta name="description" content="${escape(page.description)}" />`,
      ...(['dark', 'light'] as const).map(
        (theme) =>
          `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${themes[theme].ink}" />`,
      ),
      `<link rel="icon" type="image/svg+xml" href="${import.meta.env.BASE_URL}favicon.svg" />`,
      `<link rel="preload" as="font" type="font/woff2" href="${headlineFont}" crossorigin />`,
    ].join('\n    '),
    /** The module that the page needs besides the entry. */
    screen: file.replace('./', 'src/'),
    status: page === pages.notFound ? (404 as const) : (200 as const),
  }
}
