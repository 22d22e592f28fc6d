import { preview } from 'vite'

import { sitePlugin } from '#build/site/site-plugin.ts'

/** Serves a build with its headers on a free port. */
export const startPreview = async (root: string, { base = '/', outDir = 'dist' } = {}) => {
  const server = await preview({
    root,
    base,
    build: { outDir },
    configFile: false,
    logLevel: 'error',
    plugins: [sitePlugin()],
    preview: { port: 0, host: '127.0.0.1' },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The preview server has no address.')
  return { url, close: () => server.close() }
}
