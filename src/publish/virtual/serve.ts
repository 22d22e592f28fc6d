import { lookup } from 'mrmime'
import type { Connect } from 'vite'

import type { Store } from '../lib/store.ts'

/** Serves the files of the store, in dev and in browser tests. */
export const serveStore =
  (store: Store, base: string, addRootFiles: () => Promise<unknown>): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fileName = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    try {
      // No module imports files at the root, such as feeds: add them on the first request.
      if (/^[^/]+\.[a-z]+$/.test(fileName)) await addRootFiles()
      if (!store.has(fileName)) return next()
      const bytes = await store.read(fileName)
      response.setHeader('Content-Type', lookup(fileName) ?? 'application/octet-stream')
      response.setHeader('Cache-Control', 'no-cache')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }
