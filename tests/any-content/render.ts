import { createServer, isRunnableDevEnvironment } from 'vite'

import { assets } from '../../src/build/virtual/plugin.ts'
import { charts } from '../../src/build/charts/plugin.ts'
import { contentAlias } from '../../src/build/context/content-folder.ts'

interface Entry {
  routes: string[]
  render: (path: string) => Promise<{ html: string; head: string }>
}

/** Every page of the content that `CONTENT` names, as the server renders it; by its path. */
export const renderSite = async (root: string): Promise<Map<string, string>> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: [contentAlias(root)] },
    plugins: [assets(), charts()],
  })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runner for the server.')
    const { routes, render } = await ssr.runner.import<Entry>('/src/entry-server.tsx')
    const pages = new Map<string, string>()
    for (const path of routes) {
      const { head, html } = await render(path)
      pages.set(path, `<!doctype html><html><head>${head}</head><body>${html}</body></html>`)
    }
    return pages
  } finally {
    await server.close()
  }
}
