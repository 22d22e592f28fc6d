/** What the site is published with says to every host what `public/_headers` says, and nothing else. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readRules } from '#build/site/serve-dist.ts'
import { ownFolder } from '../own-folder.ts'
import worker from '../../.deploy/worker.ts'

const read = (file: string) => readFileSync(file, 'utf8')

const rules = readRules(read('public/_headers'))
/** The headers of every answer. */
const ofAll = rules.find(({ path }) => path === '/*')!.headers
const cacheOfAssets = rules.find(({ path }) => path === '/assets/*')!.headers[0]!.value

/** Features that Chromium 156, Firefox 153 and WebKit 2.50 know. What a browser does not, it reports on each page. */
const EVERYWHERE = ['camera', 'display-capture', 'fullscreen', 'geolocation', 'microphone']

test('the policy of permissions names only features that every browser knows', () => {
  const { value } = ofAll.find(({ name }) => name === 'Permissions-Policy')!
  const named = value.split(', ').map((feature) => feature.split('=')[0])
  expect(named.length).toBeGreaterThan(0)
  expect(EVERYWHERE).toEqual(expect.arrayContaining(named))
})

test('other sites may show a card, an icon, the résumé and the vCard', () => {
  expect(ofAll).toContainEqual({ name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' })
})

test('no path has two blocks, and no answer a header from two of them', () => {
  const paths = rules.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  for (const file of ['/', '/assets/a.js', '/resume.txt', '/assets/a.txt', '/site.webmanifest']) {
    const sent = rules.filter(({ pattern }) => pattern.test(file)).flatMap((rule) => rule.headers)
    const names = sent.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  }
})

test.each([
  ['public/.htaccess', /Header always set ([\w-]+) "([^"]+)"$/gm],
  ['.deploy/nginx.conf', /add_header ([\w-]+) "([^"]+)" always;$/gm],
])('%s has the headers of every answer, and keeps files of one name alike', (file, header) => {
  const text = read(file)
  const written = Array.from(text.matchAll(header), ([, name, value]) => ({ name, value }))
  expect(written.filter(({ name }) => name !== 'Cache-Control')).toEqual(ofAll)
  expect(text).toContain(`"${cacheOfAssets}"`)
})

test('each type of file is told to Apache and nginx, too, and that it may come packed', () => {
  const types = rules.flatMap(({ path, headers }) =>
    headers
      .filter(({ name }) => name === 'Content-Type')
      .map(({ value }) => ({ ending: path.replace('/*.', ''), value })),
  )
  expect(types.length).toBeGreaterThan(3)
  const [apache, nginx] = [read('public/.htaccess'), read('.deploy/nginx.conf')]
  for (const { ending, value } of types) {
    expect(apache).toMatch(
      new RegExp(`AddType "?${value.replace('+', String.raw`\+`)}"? \\.${ending}\n`),
    )
    expect(apache).toMatch(new RegExp(`RewriteRule \\\\.${ending}\\\\.\\(br\\|gz\\)`))
    expect(apache).toMatch(new RegExp(`FilesMatch "\\\\.\\((?:\\w+\\|)*${ending}\\|`))
    const [type] = value.split(';')
    // nginx knows it from `mime.types`.
    const isKnown = type === 'text/plain'
    expect(isKnown || nginx.includes(`    ${type} ${ending};\n`)).toBe(true)
    expect(nginx).toMatch(new RegExp(`charset_types .*${type!.replace('+', String.raw`\+`)}`))
  }
})

test('vercel.json has the same rules', () => {
  const { headers } = JSON.parse(read('vercel.json')) as { headers: object[] }
  expect(headers).toEqual(
    rules.map(({ path, headers: ofPath }) => ({
      source: path.replaceAll('.', String.raw`\.`).replace('*', '(.*)'),
      headers: ofPath.map(({ name, value }) => ({ key: name, value })),
    })),
  )
})

test('on Cloudflare, what is missing is asked for again, and has the page and headers of any answer', async () => {
  const { assets, main } = JSON.parse(
    read('.deploy/wrangler.jsonc')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/,(\s*\})/g, '$1'),
  ) as { assets: { directory: string; not_found_handling: string }; main: string }
  expect(existsSync(join('.deploy', main))).toBe(true)
  expect(assets).toMatchObject({ directory: '../dist', not_found_handling: 'none' })
  const headers = { 'Cache-Control': cacheOfAssets, 'X-Content-Type-Options': 'nosniff' }
  const asked: string[] = []
  const fetch = async ({ pathname }: URL) => {
    asked.push(pathname)
    return new Response('Not found', { headers })
  }
  const missing = new Request('https://okafor.test/assets/gone-12345678.js')
  const answer = await worker.fetch(missing, { ASSETS: { fetch } })
  expect([answer.status, await answer.text(), asked]).toEqual([404, 'Not found', ['/404']])
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('what GitHub Pages serves has the folders whose names begin with a dot', () => {
  const upload = /upload-pages-artifact@v(\d+)\n\s+with:\n((?:\s{10}.*\n)+)/
  const [, version, inputs] = upload.exec(read('.github/workflows/pages.yml'))!
  // Before, it took none, or had no word for it.
  expect(Number(version)).toBeGreaterThanOrEqual(5)
  expect(inputs).toContain('include-hidden-files: true')
})

test('a host that installs under NODE_ENV=production has what builds the site', async () => {
  const root = await ownFolder()
  onTestFinished(() => rm(root, { recursive: true }))
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    await cp(file, join(root, file))
  // It only says what it would install, and asks no registry.
  const { stdout } = spawnSync('npm ci --dry-run --offline', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const added = Number(/^added (\d+) packages/m.exec(stdout)?.[1])
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: object }
  expect(added).toBeGreaterThan(Object.keys(devDependencies).length)
})
