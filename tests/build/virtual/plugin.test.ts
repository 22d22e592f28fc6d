import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build, createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { assets } from '../../../src/build/virtual/plugin.ts'
import { temporaryFolder } from '../contexts.ts'

const PAGE = `
import 'virtual:fonts.css'
import 'virtual:pictures.css'
import { portrait } from 'virtual:portrait'
import { shown } from 'virtual:projects/showcase'
import { first, total } from 'virtual:projects/first'
import { rest } from 'virtual:projects/rest'
import { previews } from 'virtual:projects/previews'
import { firstFonts } from 'virtual:fonts'
import { sprite } from 'virtual:icons'
import { cv } from 'virtual:cv'
export const made = { portrait, shown, first, total, rest, previews, firstFonts, sprite, cv }
`

const buildPage = async (base: string, ssr: boolean) => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'page'))
  await writeFile(join(folder, 'page/main.js'), PAGE)
  const result = await build({
    root: process.cwd(),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    plugins: [assets()],
    build: {
      ssr,
      write: false,
      minify: false,
      rolldownOptions: { input: join(folder, 'page/main.js'), preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = result as Exclude<typeof result, unknown[] | { close: unknown }>
  const script = output.find((file) => file.type === 'chunk')!.code
  return {
    files: output.filter((file) => file.type === 'asset'),
    addresses: [...new Set(script.match(/\/[\w/-]+\.(?:avif|webp|woff2|svg|pdf)/g))].toSorted(),
  }
}

test(
  'what the pages name is emitted, at the same addresses for browser and server',
  { timeout: 180_000 },
  async () => {
    const [browser, server] = [
      await buildPage('/portfolio/', false),
      await buildPage('/portfolio/', true),
    ]
    expect(browser.addresses).toEqual(server.addresses)
    const emitted = browser.files.map(({ fileName }) => `/portfolio/${fileName}`)
    expect(emitted).toEqual(expect.arrayContaining(browser.addresses))
    expect(emitted).toContain('/portfolio/cv.pdf')
    expect(server.files.filter(({ fileName }) => !fileName.endsWith('.css'))).toEqual([])

    const css = String(browser.files.find(({ fileName }) => fileName.endsWith('.css'))!.source)
    for (const [, url] of css.matchAll(/url\(["']?([^"')]+)/g)) expect(emitted).toContain(url)
    expect(css).toContain('data-picture')
  },
)

test('the dev server answers for what its modules name', async () => {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    base: '/portfolio/',
    plugins: [assets()],
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const site = server.resolvedUrls!.local[0]!
  const ask = (path: string) => fetch(new URL(path, site))

  const icons = await (await ask('@id/__x00__virtual:icons')).text()
  const sprite = await ask(/\/portfolio\/assets\/icons-\w+\.svg/.exec(icons)![0])
  expect(sprite.headers.get('content-type')).toBe('image/svg+xml')
  expect(await sprite.text()).toContain('<symbol')

  const fonts = await (await ask('__fonts.css?direct')).text()
  const font = await ask(/\/portfolio\/assets\/geist[\w-]+\.woff2/.exec(fonts)![0])
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect((await ask('assets/nothing-12345678.svg')).headers.get('content-type')).not.toContain(
    'svg',
  )
})
