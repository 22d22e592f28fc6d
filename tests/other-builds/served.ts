import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { readHeadersFile } from '../../src/build/deploy/headers-file.ts'
import { headersFor } from '../../src/build/deploy/headers.ts'

/** A real server that serves a build under the configuration that was written with it. */
export interface HostServer {
  /** What it complained of. */
  complaints: () => string[]
  ask: (path: string) => Promise<Response>
  stop: () => Promise<void>
}

/** Asks a server for pages and files of a build, for what is not there, and for what is elsewhere. */
export const expectServed = async (server: HostServer, root: string, base: string) => {
  onTestFinished(server.stop)
  const read = (file: string) => readFile(join(root, 'dist', file), 'utf8')
  const at = (path: string) => base + path
  const rules = readHeadersFile(await read('_headers'))
  const index = await read('index.html')
  const [script = ''] = /assets\/every-page-[^"]+\.js/.exec(index) ?? []

  for (const file of ['', 'about', 'projects', script, 'sw.js', 'contact.vcf', 'resume.txt']) {
    const { status, headers } = await server.ask(at(file))
    expect(status).toBe(200)
    for (const [name, value] of Object.entries(headersFor(rules, at(file))))
      expect(headers.get(name)?.replace('; charset', ';charset')).toBe(value)
  }
  expect(await (await server.ask(at(''))).text()).toBe(index)
  expect(await (await server.ask(at('about'))).text()).toBe(await read('about.html'))

  const notFound = await read('404.html')
  for (const path of ['nowhere', '404', '404.html', 'assets/gone.js', 'assets']) {
    const answer = await server.ask(at(path))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toBe(notFound)
  }

  const { status, headers } = await server.ask(at('about/?inspect'))
  const { pathname, search } = new URL(headers.get('location') ?? '', 'http://localhost')
  expect([status, pathname + search]).toEqual([301, at('about?inspect')])
  // A file for one of the hosts.
  expect([403, 404]).toContain((await server.ask(at('.htaccess'))).status)
  expect(server.complaints()).toEqual([])
  return server
}
