import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createBuilder, createServer, type Plugin, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { site } from '../../../src/build/site/plugin.ts'

const root = join(import.meta.dirname, 'fixture')
const common = { root, configFile: false, logLevel: 'silent' } as const

const scratch: string[] = []
const scratchFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  scratch.push(folder)
  return folder
}

const build = async (plugins: Plugin[] = []) => {
  const outDir = await scratchFolder()
  const config = { ...common, plugins: [react(), site(), ...plugins] }
  await (await createBuilder({ ...config, build: { outDir, emptyOutDir: true } }, null)).buildApp()
  return outDir
}

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return Object.fromEntries(paths.map((path, i) => [path.slice(folder.length + 1), texts[i]]))
}

let dist: string
let files: Record<string, string | undefined>

beforeAll(async () => {
  dist = await build()
  files = await filesOf(dist)
})

afterAll(() => Promise.all(scratch.map((folder) => rm(folder, { recursive: true, maxRetries: 5 }))))

test('every route and 404 become one complete file, and nothing of the server is left', async () => {
  expect(Object.keys(files).filter((path) => !path.startsWith('assets/'))).toEqual(
    expect.arrayContaining([
      'index.html',
      'about.html',
      'notes/first.html',
      '404.html',
      '_headers',
    ]),
  )
  expect(Object.keys(files).filter((path) => path.includes('server'))).toEqual([])
  expect(await readdir(join(root, '.cache'))).toEqual([])
  expect(files['about.html']).toContain('<title>/about</title>')
  expect(files['about.html']).toContain('<h1>Page <!-- -->/about</h1>')
  expect(files['about.html']).not.toMatch(/<!--(?:head|app)-->/)
})

test('the code of the page is asked for beside the entry, not after it', () => {
  const preloads = [
    ...(files['about.html'] ?? '').matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g),
  ]
  const codes = preloads.map(([, file]) => files[file ?? ''])
  expect(codes.filter((code) => code?.includes('`Page `'))).toHaveLength(1)
})

test('the inline script stands first and its hash is the one in the policy', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(files['about.html'] ?? '') ?? []
  expect(script).toContain('dataset.theme')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(files['_headers']).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(files['about.html']?.indexOf('<script>')).toBeLessThan(
    files['about.html']?.search(/<title|<link|<script /) ?? 0,
  )
})

const styleOf = (html = '') => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page has the rules of its first paint inline, by the hash of them', () => {
  const about = files['about.html']
  const style = styleOf(about)
  expect(style).toContain('#123456')
  expect(style).toContain('@keyframes enter')
  expect(style).not.toMatch(/#654321|leave|print/)
  expect(about).toContain(`style-src 'self' ${hashOf(style)};`)
  expect(about).not.toContain('unsafe-inline')
})

test('the headers allow the inline styles of every page', () => {
  const [, allowed = ''] = /style-src ([^;]+);/.exec(files['_headers'] ?? '') ?? []
  for (const file of ['index.html', 'about.html', 'notes/first.html', '404.html'])
    expect(allowed.split(' ')).toContain(hashOf(styleOf(files[file])))
})

test('the whole sheet comes after the content, without the faces that pages have', () => {
  const about = files['about.html'] ?? ''
  const link = about.indexOf('<link rel="stylesheet"')
  expect(link).toBeGreaterThan(about.indexOf('<h1>'))
  const [, sheet = ''] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(about) ?? []
  expect(files[sheet]).toContain('#654321')
  expect(files[sheet]?.match(/font-family:\s*(\w+)/g)).toEqual(['font-family:Mono'])
  expect(styleOf(about).match(/font-family:\s*(\w+)/g)).toEqual(['font-family:Display'])
})

test('sheets and scripts leave the connection to what is painted', () => {
  const about = files['about.html'] ?? ''
  const later = /<(?:script type="module|link rel="(?:modulepreload|stylesheet))"[^>]*>/g
  const [rest = ''] = /<template data-rest>.*?<\/template>/s.exec(about) ?? []
  const [plain = ''] = /<noscript>.*?<\/noscript>/s.exec(about) ?? []
  expect(rest.match(later)?.length).toBeGreaterThan(2)
  expect(plain.match(later)).toEqual(rest.match(/<link rel="stylesheet"[^>]*>/g))
  expect(about.replace(rest, '').replace(plain, '')).not.toMatch(later)
})

test('the same sources make the same bytes', async () => {
  expect(await filesOf(await build())).toEqual(files)
})

test('a page that is not fit to publish stops the build', async () => {
  const careless: Plugin = {
    name: 'careless',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('app.tsx') ? code.replace('rel="noopener"', '') : null),
  }
  await expect(build([careless])).rejects.toThrow(/about\.html: opens a new tab.*\n.*<a href/)
})

test('the preview answers clean addresses under the headers of the build', async () => {
  const server = await preview({
    ...common,
    plugins: [site()],
    build: { outDir: dist },
    preview: { port: 0 },
  })
  onTestFinished(() => server.close())
  const ask = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]))

  const about = await ask('/about')
  expect(about.status).toBe(200)
  expect(await about.text()).toBe(files['about.html'])
  expect(about.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect((await ask('/notes/first')).status).toBe(200)

  const nowhere = await ask('/assets/gone.js')
  expect(nowhere.status).toBe(404)
  expect(nowhere.headers.get('cache-control')).toBe('no-cache')
  expect(await nowhere.text()).toBe(files['404.html'])
})

test('the dev server sends the page rendered', async () => {
  const server = await createServer({
    ...common,
    plugins: [react(), site()],
    cacheDir: await scratchFolder(),
    server: { port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const answer = await fetch(new URL('/about', server.resolvedUrls?.local[0]))
  const html = await answer.text()
  expect(html).toContain('<h1>Page <!-- -->/about</h1>')
  expect(html).toMatch(/<script>(?:(?!<\/script>)[^])*dataset\W+theme/)
})
