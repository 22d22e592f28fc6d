import { renderToString } from 'react-dom/server'

import { App } from './app'
import { BASE_PATH } from './routing/base-path'
import { isMachinePage } from './routing/machine-pages'
import { headOf } from './publish/head/head'
import { machineCss, machinePages } from './publish/machine-pages/machine-pages'
import { MachineDocument } from './components/machine-document/machine-document'
import { loadPage, pageAt } from './routing/page-modules'
import { projectPages } from './routing/project-pages'
import { routeAt, routes as allRoutes } from './routing/routes'
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
