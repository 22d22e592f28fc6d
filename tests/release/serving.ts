/** What nginx and Apache answer, where they are installed, for a site under the settings it comes with. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readRules } from '#build/site/serve-dist.ts'

import { hasBrotli, servers } from './servers.ts'

type Program = keyof typeof servers
type Ask = Awaited<ReturnType<(typeof servers)[Program]>>
type Read = (file: string) => Promise<Buffer>

/** The headers of every answer, its one `Cache-Control`, and its type where a rule says one. */
const headersIn = (text: string) => {
  const rules = readRules(text)
  const ofAll = rules.find(({ path }) => path === '/*')!.headers
  const shared = Object.fromEntries(ofAll.map(({ name, value }) => [name.toLowerCase(), [value]]))
  return (cache: string, file = '') => {
    const ofFile = rules.filter(({ pattern }) => pattern.test(`/${file}`))
    const type = ofFile.flatMap((rule) => rule.headers).find(({ name }) => name === 'Content-Type')
    return expect.objectContaining({
      ...shared,
      'cache-control': [cache],
      // Servers write a space before the charset, or none.
      ...(type && {
        'content-type': [
          expect.stringMatching(type.value.replace('+', String.raw`\+`).replace(';', '; ?')),
        ],
      }),
    })
  }
}

type Headers = ReturnType<typeof headersIn>

/** Asks for a file as it is, packed, and once more with what the last answer was known by. */
const expectFile = async (
  program: Program,
  ask: (encoding?: string, known?: string) => ReturnType<Ask>,
  { file, read, headers }: { file: string; read: Read; headers: Headers },
) => {
  const isImmutable = file.startsWith('assets/')
  const cache = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  const plain = await ask()
  expect([file, plain.status, plain.headers]).toEqual([file, 200, headers(cache, file)])
  expect(plain.body.equals(await read(file))).toBe(true)
  for (const [encoding, ending] of Object.entries({ br: '.br', gzip: '.gz' })) {
    const packed = await read(file + ending).catch(() => undefined)
    const isSent = packed && (encoding === 'gzip' || program === 'apache2' || hasBrotli)
    const answer = await ask(encoding)
    expect([file, answer.status, answer.headers]).toEqual([file, 200, headers(cache, file)])
    expect(answer.headers['content-encoding']).toEqual(isSent ? [encoding] : undefined)
    expect(answer.headers['content-type']).toEqual(plain.headers['content-type'])
    if (packed) expect(answer.headers['vary']).toEqual(['Accept-Encoding'])
    if (isSent) expect(answer.body.equals(packed)).toBe(true)
    const again = await ask(encoding, answer.headers['etag']?.[0])
    expect([file, again.status, again.headers['cache-control']]).toEqual([file, 304, [cache]])
  }
}

/** What a browser or a server may read as another host's address. */
const ELSEWHERE = ['/evil.test', '\\evil.test', '%5Cevil.test', '%2Fevil.test', '%09/evil.test']
  .flatMap((path) => [path, `/${path}`, `${path}/about`, `${path}/..`, `${path}%0d%0aX-Evil:%20`])
  .flatMap((path) => [path, `${path}/`])
/** What a path of the site may begin with, too. */
const BEGINNINGS = ['/', '//', '/%5C', '/\\', '/%2F', '/./']

/** A path with or without a slash redirects within the host, never to another one. */
const expectRedirects = async (ask: Ask, base: string) => {
  const here = new URL('http://127.0.0.1/')
  const ledTo = async (path: string) => {
    const { status, headers } = await ask(path)
    const target = new URL(headers['location']?.[0] ?? here, here)
    expect([path, target.hostname, headers['x-evil']]).toEqual([path, here.hostname, undefined])
    return [status, target.pathname + target.search]
  }
  const folder = base.slice(0, -1)
  expect(await ledTo(`${base}about/?inspect`)).toEqual([301, `${base}about?inspect`])
  if (folder) expect(await ledTo(folder)).toEqual([301, base])
  const paths = [`${base}about/`, folder, ...ELSEWHERE].flatMap((path) =>
    BEGINNINGS.map((beginning) => beginning + path.replace(/^\//, '')),
  )
  for (const path of [...paths, ...ELSEWHERE.map((end) => base + end)]) await ledTo(path)
}

/** Asks for pages and files of the build in `folder`, for what is not there, and what is elsewhere. */
const expectServed = async (program: Program, folder: string, base: string) => {
  const ask = await servers[program](folder, base)
  const read = (file: string) => readFile(join(folder, 'dist', file))
  const headers = headersIn(String(await read('_headers')))
  const assets = /assets\/(?:[\w-]+\.js|[^"]+\.woff2)/g
  const named = String(await read('index.html')).match(assets) ?? []
  const pages = { '': 'index.html', about: 'about.html', projects: 'projects.html' }
  const others = [
    ...named,
    'sw.js',
    'contact.vcf',
    'resume.txt',
    'robots.txt',
    'manifest.webmanifest',
  ]
  const files = { ...Object.fromEntries(others.map((file) => [file, file])), ...pages }
  for (const [path, file] of Object.entries(files)) {
    const askFor = (encoding = '', known = '') =>
      ask(base + path, { 'Accept-Encoding': encoding, 'If-None-Match': known })
    await expectFile(program, askFor, { file, read, headers })
  }

  const notFound = await read('404.html')
  for (const path of [
    'nowhere',
    'nowhere/',
    '404',
    '404.html',
    'assets/gone-12345678.js',
    'assets',
  ]) {
    const answer = await ask(base + path)
    expect([path, answer.status, answer.headers]).toEqual([path, 404, headers('no-cache')])
    expect(answer.body.equals(notFound)).toBe(true)
  }
  // A file for one of the hosts.
  expect([403, 404]).toContain((await ask(`${base}.htaccess`)).status)
  if (base !== '/') expect((await ask('/about')).status).toBe(404)
  await expectRedirects(ask, base)
}

/** A test for each server: that it serves a build, made for a folder of its host, as it should. */
export const testServers = (site: () => { folder: string }, base: string) => {
  test.for(Object.keys(servers) as Program[])(`%s serves ${base}`, async (program, { skip }) => {
    skip(spawnSync(program, ['-v']).status !== 0, `${program} is not installed`)
    await expectServed(program, site().folder, base)
  })
}
