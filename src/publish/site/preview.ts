import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'

const NOT_FOUND = /^\/404(?:\.html)?\/?$/

interface HeaderRule {
  path: RegExp
  headers: [name: string, value: string][]
}

/** The rules of a `_headers` file: a path, in which `*` stands for anything, and indented headers. */
const readRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/'))
      rules.push({
        path: new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        headers: [],
      })
  }
  return rules
}

/** Serves the build as hosts do: with its headers, clean addresses and status 404. */
export const serveDist = (dist: string, base = '/'): Connect.NextHandleFunction => {
  const place = join(dist, '_headers')
  const rules = existsSync(place) ? readRules(readFileSync(place, 'utf8')) : []
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'] })
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) return next()
    const path = pathname.slice(base.length - 1)
    const setHeaders = () => {
      for (const rule of rules)
        if (rule.path.test(path))
          for (const [name, value] of rule.headers) response.setHeader(name, value)
    }
    const notFound = () => {
      setHeaders()
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      })
      response.end(readFileSync(join(dist, '404.html')))
    }
    request.url = path + search
    response.setHeader('Cache-Control', 'no-cache')
    setHeaders()
    if (NOT_FOUND.test(path)) notFound()
    else files(request, response, notFound)
  }
}
