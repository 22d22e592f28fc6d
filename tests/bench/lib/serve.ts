import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { lookup } from 'mrmime'

import { readHeadersFile } from '../../../src/build/deploy/headers-file.ts'
import { headersFor } from '../../../src/build/deploy/headers.ts'
import { tagsOf } from '../../../src/build/lib/markup.ts'

const COMPRESSED = /^(?:text|application)\/|svg/
const LOADS_SCRIPT = /^(?:modulepreload|preload)$/

/** A page as it is without scripts, and without what loads them: the still twin. */
export const withoutScripts = (html: string) =>
  tagsOf(html).reduce((page, { name, attributes, source, content }) => {
    if (name === 'noscript') return page.replace(`${source}${content}</noscript>`, content)
    if (name === 'script' && !attributes.get('type')?.includes('json'))
      return page.replace(`${source}${content}</script>`, '')
    const loads = LOADS_SCRIPT.test(attributes.get('rel') ?? '')
    const isScript = attributes.get('href')?.endsWith('.js')
    return name === 'link' && loads && isScript ? page.replace(source, '') : page
  }, html)

const fileOf = (folder: string, path: string) =>
  [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())

/**
 * Serves a build on a free port under the headers it is published with, compressed by Brotli.
 * `change` rewrites each page before it is sent.
 */
export const serve = async (folder: string, change = (html: string) => html) => {
  const headersFile = join(folder, '_headers')
  const rules = existsSync(headersFile) ? readHeadersFile(readFileSync(headersFile, 'utf8')) : []
  const bodies = new Map<string, Buffer>()
  const bodyOf = (file: string) => {
    const bytes = readFileSync(file)
    const body = file.endsWith('.html') ? Buffer.from(change(bytes.toString())) : bytes
    return COMPRESSED.test(lookup(file) ?? '') ? brotliCompressSync(body) : body
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileOf(folder, decodeURI(pathname)) ?? fileOf(folder, '/404.html')
    if (file === undefined) return response.writeHead(404).end()
    const body = bodies.get(file) ?? bodyOf(file)
    bodies.set(file, body)
    const type = lookup(file) ?? ''
    response.writeHead(file.endsWith('404.html') ? 404 : 200, {
      'Content-Type': extname(file) === '.html' ? 'text/html;charset=utf-8' : type,
      'Content-Length': body.byteLength,
      ...(COMPRESSED.test(type) && { 'Content-Encoding': 'br' }),
      ...headersFor(rules, pathname),
    })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
