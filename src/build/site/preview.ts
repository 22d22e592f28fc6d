import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'

import { headersFor, readHeadersFile } from './headers.ts'

const NOT_FOUND = /^\/404(?:\.html)?\/?$/

/** Serves the build as its hosts do: with its headers, clean addresses and a real 404. */
export const serveDist = (dist: string): Connect.NextHandleFunction => {
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'] })
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'))
    for (const [name, value] of Object.entries(headersFor(rules, pathname)))
      response.setHeader(name, value)
    const notFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      response.end(readFileSync(join(dist, '404.html')))
    }
    if (NOT_FOUND.test(pathname)) notFound()
    else files(request, response, notFound)
  }
}
