/** A build makes whole pages, each with what its first paint needs, and serves them with headers. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createBuilder } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { site } from '../../../src/publish/site/plugin.ts'
import { startPreview } from '../../start-preview.ts'
import { ownFolder } from '../../copy-tree.ts'

const root = join(import.meta.dirname, 'fixture')

let dist: string
let files: Record<string, string | undefined>
let about: string

beforeAll(async () => {
  dist = await ownFolder()
  const build = { outDir: dist, emptyOutDir: true }
  const config = { root, configFile: false, logLevel: 'silent', build } as const
  await (await createBuilder({ ...config, plugins: [site()] }, null)).buildApp()
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  files = Object.fromEntries(paths.map((path, at) => [path.slice(dist.length + 1), texts[at]]))
  about = files['about.html'] ?? ''
})
afterAll(() => rm(dist, { recursive: true }))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleOf = (html = '') => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

test('every route and 404 become one complete file, and nothing of the server is left', async () => {
  const pages = ['index.html', 'about.html', 'notes/first.html', '404.html']
  expect(Object.keys(files)).toEqual(expect.arrayContaining(pages))
  expect(Object.keys(files).filter((path) => path.includes('server'))).toEqual([])
  expect(await readdir(join(root, '.cache'))).toEqual([])
  expect(about).toContain('<title>/about</title>')
  expect(about).toContain('<h1>Page /about</h1>')
  expect(about).not.toMatch(/<!--(?:head|app)-->/)
})

test('inline stand the first script and the style sheet, allowed by their hashes', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(about) ?? []
  expect(script).toContain('dataset.theme')
  expect(about.indexOf('<script>')).toBeLessThan(about.search(/<title|<link|<script /))
  expect(styleOf(about)).toContain('#123456')
  expect(Object.keys(files).filter((path) => path.endsWith('.css'))).toEqual([])
  for (const file of ['index.html', 'notes/first.html', '404.html', 'about.html']) {
    const stats = file.startsWith('notes') ? ' https://stats.okafor.test' : ''
    expect(files[file]).toContain(`script-src 'self'${stats} ${hashOf(script)};`)
    expect(files[file]).toContain(`connect-src 'self'${stats};`)
    expect(files[file]).toContain(`style-src 'self' ${hashOf(styleOf(files[file]))};`)
    expect(files[file]).not.toContain('unsafe-inline')
  }
})

test('what counts visits is there where its owner says so, and nowhere else', () => {
  const tag =
    '<script defer src="https://stats.okafor.test/count.js?a=1&amp;b" data-domain="okafor.test"></script>'
  const told = Object.keys(files).filter((file) => files[file]?.includes('stats.okafor.test'))
  expect(told).toEqual(['notes/first.html', 'notes/first/index.html'])
  expect(files['notes/first.html']).toContain(tag)
})

test('scripts leave the connection to what is painted', () => {
  const later = /<(?:script type="module|link rel="(?:modulepreload|stylesheet))"[^>]*>/g
  const [rest = ''] = /<template data-rest>.*?<\/template>/s.exec(about) ?? []
  expect(about.replace(rest, '')).not.toMatch(later)
  // The code of the page is asked for beside the entry, not after it.
  const preloads = [...rest.matchAll(/rel="modulepreload"[^>]*href="\/([^"]+)"/g)]
  expect(preloads.filter(([, file = '']) => files[file]?.includes('Page '))).toHaveLength(1)
})

test('the preview answers clean addresses, and unknown ones with the page that says so', async () => {
  // Written on Windows.
  await writeFile(join(dist, '_headers'), '/*\r\n  X-Frame-Options: DENY\r\n\r\n/a\r\n  X-A: 1\r\n')
  const server = await startPreview(root, { outDir: dist })
  onTestFinished(() => server.close())
  const answer = await fetch(new URL('about', server.url))
  expect([answer.status, await answer.text()]).toEqual([200, about])
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect((await fetch(new URL('notes/first', server.url))).status).toBe(200)
  const nowhere = await fetch(new URL('assets/gone.js', server.url))
  expect([nowhere.status, await nowhere.text()]).toEqual([404, files['404.html']])
  expect(nowhere.headers.get('cache-control')).toBe('no-cache')
})
