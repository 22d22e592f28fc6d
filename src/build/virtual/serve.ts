import { extname } from 'node:path'

import { lookup } from 'mrmime'
import type { Connect } from 'vite'

import { mediaTypes } from '../deploy/media-types.ts'
import type { Store } from '../lib/store.ts'

/** Answers requests for files of the store, in dev and in browser tests. */
export const serveAssets =
  (store: Store, base: string, orderFiles: () => Promise<unknown>): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fileName = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    try {
      // No page imports these: a reader asks for them by name.
      if (/^[^/]+\.[a-z]+$/.test(fileName)) await orderFiles()
      if (!store.has(fileName)) return next()
      const bytes = await store.read(fileName)
      response.setHeader(
        'Content-Type',
        mediaTypes[extname(fileName).slice(1)] ?? lookup(fileName) ?? 'application/octet-stream',
      )
      response.setHeader('Cache-Control', 'no-cache')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }
