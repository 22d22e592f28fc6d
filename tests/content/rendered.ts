/** The site's pages by its own server entry, in Node, of any content. */
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'

import type { Content } from '../../src/publish/context/content.ts'
import { datesOnPages } from '../../src/publish/feeds/dates.ts'
import { contentModules } from '../../src/publish/portfolio.ts'
import type { ServerEntry } from '../../src/publish/site/page.ts'
import { projectLists } from '../../src/publish/virtual/project-lists.ts'
import { FIXTURE } from '../fixture-site.ts'

/** What modules of the site import of a content. */
const valuesOf = (content: Content): Record<string, object> => {
  const { shown, previews, all } = projectLists(content, { pictures: {} })
  return {
    ...Object.fromEntries(
      Object.entries(content).map(([name, value]) => [name, { [name]: value }]),
    ),
    ...{ dates: { dates: datesOnPages(content) }, previews: { previews } },
    ...{ projects: { projects: all }, showcase: { shown } },
  }
}

const IMPORTED = new RegExp(`(?:${FIXTURE}/|virtual:(?:words/|projects/)?)(\\w+)(?:\\.ts)?$`)

/** Modules read what is given at the time: they are the same for each content. */
const given = (known: Record<string, object>): Plugin => ({
  name: 'given-content',
  enforce: 'pre',
  load(id) {
    const name = IMPORTED.exec(id)?.[1] ?? ''
    return Object.hasOwn(known, name)
      ? Object.keys(known[name]!)
          .map((value) => `export const ${value} = globalThis.given.${name}.${value}`)
          .join('\n')
      : undefined
  },
})

/** Starts a server for the tests of a file. @returns every page of a content, which gives no pictures */
export const renderer = (first: Content) => {
  let server: ViteDevServer
  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [given(valuesOf(first)), react(), contentModules({ content: FIXTURE })],
    })
  })
  afterAll(() => server.close())

  return async (content: Content) => {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The server entry cannot be run.')
    Object.assign(globalThis, { given: valuesOf(content) })
    ssr.runner.clearCache()
    const { render } = await ssr.runner.import<ServerEntry>('/src/entry-server.tsx')
    return Promise.all(Object.values(content.pages).map(({ path }) => render(path)))
  }
}
