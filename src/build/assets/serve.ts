import { extname } from 'node:path'

import type { Connect } from 'vite'

import type { Store } from './store.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** Answers requests for files of the store, in dev and in browser tests. */
export const serveAssets =
  (store: Store, base: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fileName = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    if (!store.has(fileName)) return next()
    try {
      const bytes = await store.read(fileName)
      response.setHeader('Content-Type', TYPES[extname(fileName)] ?? 'application/octet-stream')
      response.setHeader('Cache-Control', 'no-cache')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }
