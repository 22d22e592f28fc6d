import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'

import { readHeadersFile } from '../deploy/headers-file.ts'
import { headersFor } from '../deploy/headers.ts'

const NOT_FOUND = /^\/404(?:\.html)?\/?$/

/** Serves the build as hosts do: with its headers, clean addresses and status 404. */
export const serveDist = (dist: string, base = '/'): Connect.NextHandleFunction => {
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'] })
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) return next()
    const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'))
    const setHeaders = () => {
      for (const [name, value] of Object.entries(headersFor(rules, pathname)))
        response.setHeader(name, value)
    }
    const notFound = () => {
      setHeaders()
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      response.end(readFileSync(join(dist, '404.html')))
    }
    const path = pathname.slice(base.length - 1)
    request.url = path + search
    setHeaders()
    if (NOT_FOUND.test(path)) notFound()
    else files(request, response, notFound)
  }
}
