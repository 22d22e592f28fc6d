import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe } from 'vitest'

import { loadContent } from '../../src/build/context/load.ts'
import type { Content } from '../../src/build/context/content.ts'
import { startPreview } from '../../src/build/site/start-preview.ts'
import { switchesOf } from '../../src/build/site/switches.ts'
import { buildSite } from './build-site.ts'
import { expect } from '../site/expect.ts'
import { call } from '../site/palette-page.ts'
import { stickingOut } from '../site/visibility.ts'
import { test } from '../site/site.ts'

const LISTS = [
  ...['projects', 'showcase', 'skills', 'experience', 'education', 'certificates', 'languages'],
  'faq',
]

const PAGES = ['index.html', 'about.html', '404.html']

let content: Content
let site: Awaited<ReturnType<typeof buildSite>>
let server: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  content = await loadContent(process.cwd())
  const identity = { ...content.identity, links: [] }
  const empty = Object.fromEntries(LISTS.map((name) => [name, []]))
  const off = { ...content.site, offline: false, inspector: false, canvas: false }
  site = await buildSite({ content: { ...empty, identity, site: off } })
  server = await startPreview(process.cwd(), { outDir: site.dist })
}, 600_000)

afterAll(async () => {
  await server.close()
  await site.remove()
})

const at = (path: string) => new URL(path.slice(1), server.url).href

describe.each(['/', '/about'])('a content of nothing but its owner on %s', (path) => {
  test('makes a whole page at any width', async ({ visit }) => {
    const { page, said } = await visit(at(path))
    const { projects } = content.pages
    await expect(page.locator(`a[href="${projects.path}"]`)).toHaveCount(0)
    await expect(page.getByText(content.hero.work)).toHaveCount(0)
    for (const element of await page.locator('main :is(h1, h2, h3, ul, ol, section)').all())
      expect(await element.textContent()).not.toBe('')
    for (const heading of [content.about.faqHeading, content.about.experienceHeading])
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
    for (const width of [320, 360, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await stickingOut(page), `${width} px`).toEqual([])
    }
    expect(said).toEqual([])
  })
})

test('has no page of projects', async ({ visit }) => {
  const { status, page } = await visit(at(content.pages.projects.path))
  expect(status).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.ui.notFound.heading)
})

test('is offered no command for what is not there', async ({ visit }) => {
  const { page } = await visit(at('/'))
  await call(page)
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const named = await options.allTextContents()
  const { projects } = content.pages
  expect(named.filter((name) => name.includes(projects.path))).toEqual([])
  expect(named.filter((name) => name.startsWith(content.about.skillsHeading))).toEqual([])
  expect(named.length).toBeGreaterThan(4)
})

const read = (file: string) => readFile(join(site.dist, file), 'utf8')

describe('with the inspector, the canvas and the offline mode switched off', () => {
  let names: string[]
  let code: string
  let pages: string[]

  beforeAll(async () => {
    names = await readdir(join(site.dist, 'assets'))
    const scripts = names.filter((name) => name.endsWith('.js'))
    code = (await Promise.all(scripts.map((name) => read(`assets/${name}`)))).join('\n')
    pages = await Promise.all(PAGES.map(read))
  })

  test('no page offers the inspector', () => {
    for (const page of pages) expect(page).not.toContain('href="?inspect')
  })

  test('there are no pages about machines, and no link to them', async () => {
    for (const page of pages) expect(page).not.toContain('/machines')
    expect(existsSync(join(site.dist, 'machines.html'))).toBe(false)
    expect(await read('llms.txt')).not.toContain('machines')
  })

  test('nothing of the inspector is shipped: no chunk, no style sheet, no key, no command', () => {
    expect(names.filter((name) => /inspector|simulator|recording|log-row/.test(name))).toEqual([])
    expect(code).not.toMatch(/\?inspect|@statelyai/)
    expect(code).not.toMatch(/id: ?["'`]inspect["'`]/)
  })

  test('no scene is shipped, no worker, no chart of the page', () => {
    expect(
      names.filter((name) => name.endsWith('.js') && /scene|worker|hero-chart/.test(name)),
    ).toEqual([])
    expect(code).not.toMatch(/new Worker|OffscreenCanvas/)
  })

  test('no page asks for a service worker, and the one that is there takes an older one away', async () => {
    expect(code).not.toMatch(/serviceWorker/)
    expect(await read('sw.js')).toContain('unregister')
    expect(await read('sw.js')).not.toContain('precache')
  })
})

test('what is not said is on', () => {
  expect(switchesOf({ canvas: false })).toEqual({
    'import.meta.env.OFFLINE': 'true',
    'import.meta.env.INSPECTOR': 'true',
    'import.meta.env.CANVAS': 'false',
  })
})
