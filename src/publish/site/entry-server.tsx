import { renderToString } from 'react-dom/server'

import { App } from '#app.tsx'
import { BASE_PATH } from '#routing/base-path.ts'
import { isMachinePage } from '#routing/machine-links.ts'
import { headOf } from './head.ts'
import { machineCss, machinePages } from '../machine-pages/machine-pages.tsx'
import { MachineDocument } from '#components/page/machine-document.ts'
import { loadPage, pageAt } from '#routing/page-modules.ts'
import { projectPages } from '#routing/project-pages.ts'
import { routeAt, routes as allRoutes } from '#routing/routes.ts'
import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'

/** Paths of the pages to write, with those about machines, which the router does not know. */
export const routes = [
  ...[...allRoutes, ...machinePages].map(({ page }) => page.path),
  ...projectPages.map(({ path }) => path),
]

/** React writes a boolean; what is hidden in the HTML is found by find-in-page and by links to words. */
const hideUntilFound = (html: string) => html.replaceAll(' hidden=""', ' hidden="until-found"')

/** One page: its HTML, complete without a script, and its head. */
export const render = async (path: string) => {
  const document = machinePages.find(({ page }) => page.path === path)
  // A machine that is not there.
  const at = isMachinePage(path) && !document ? pages.notFound.path : path
  const { file } = routeAt(at)
  await loadPage(at)
  const page = pageAt(at)
  const html = renderToString(
    <MachineDocument value={document?.content}>
      <App path={BASE_PATH + at} />
    </MachineDocument>,
  )
  return {
    html: hideUntilFound(html),
    head: headOf(document?.page ?? page),
    /** The module that the page loads besides the entry. */
    module: file.replace('../', 'src/'),
    /** A style sheet of its own. */
    css: document && machineCss,
    lang: site.lang,
    analytics: site.analytics,
    status: !document && page === pages.notFound ? (404 as const) : (200 as const),
  }
}
