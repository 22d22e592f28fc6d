import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import sirv from 'sirv'
import type { Connect } from 'vite'

import { decoded } from '#build/lib/site-address.ts'

const NOT_FOUND = /^\/404(?:\.html)?\/?$/

/** The rules of a `_headers` file: a path, in which `*` stands for anything, and indented headers. */
export const readRules = (text: string) =>
  Array.from(
    text.replaceAll('\r', '').matchAll(/^(\/.*)\n((?:[ \t].*\n?)*)/gm),
    ([, path = '', lines = '']) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`),
      headers: Array.from(
        lines.matchAll(/^\s+([^:\s]+):\s*(.+)$/gm),
        ([, name = '', value = '']) => ({ name, value }),
      ),
    }),
  )

/** A path as hosts read it: an escape is its letter, doubled slashes are one. */
const readPath = (path: string) => decoded(path).replaceAll(/\/+/g, '/')

/** Serves the build as hosts do: with its headers, clean addresses and status 404. */
export const serveDist = (dist: string, base = '/'): Connect.NextHandleFunction => {
  const file = join(dist, '_headers')
  const rules = existsSync(file) ? readRules(readFileSync(file, 'utf8')) : []
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'] })
  return (request, response, next) => {
    const [given = '/', ...search] = (request.url ?? '/').split(/(?=\?)/)
    const folder = readPath(base)
    const pathname = readPath(given)
    if (!pathname.startsWith(folder)) return next()
    const path = pathname.slice(folder.length - 1)
    request.url = encodeURI(path) + search.join('')
    response.setHeader('Cache-Control', 'no-cache')
    for (const rule of rules)
      if (rule.pattern.test(path))
        for (const { name, value } of rule.headers) response.setHeader(name, value)
    const notFound = () => {
      response.statusCode = 404
      response.setHeader('Content-Type', 'text/html;charset=utf-8')
      response.setHeader('Cache-Control', 'no-cache')
      response.end(readFileSync(join(dist, '404.html')))
    }
    if (NOT_FOUND.test(path)) notFound()
    else files(request, response, notFound)
  }
}
