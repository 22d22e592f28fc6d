/** Hostile words stay text, under a folder of the host, with a page and a scene that were added. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'

import type { ReadContent } from '../build/contents.ts'
import { hostileContent } from '../build/hostile.ts'
import { FIXTURE } from '../fixture-site.ts'
import { call, field, follow, options } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { validate } from '../site/html.ts'
import { test, hydrated } from '../site/site.ts'
import { LATER, unseenWords } from '../site/visibility.ts'
import { buildSite } from './build-site.ts'
import { testServers } from './serving.ts'

/** The folder that the hostile content's address names. */
const BASE = '/portfolio/'
const ADDRESS = `https://you.github.io${BASE}`

// What the README promises to who adds a page (a file and a line) and a scene (a file).
const READING = `reading: { path: '/reading', navigation: 'Bookshelf', title: 'What I read', description: 'Books.' },`
const added = {
  'src/content/pages.ts': readFileSync(`${FIXTURE}/pages.ts`, 'utf8').replace(
    'export const pages = {',
    `$&\n  ${READING}`,
  ),
  'src/site/pages/reading.tsx': `export default function Reading() {
  return <h1 tabIndex={-1}>The books on my shelf</h1>
}
`,
  'src/site/scenes/moon.scene.ts': `import type { Scene } from './scene.ts'

export const still = 1

export const scene: Scene = (context, palette) => ({ width, height }) => {
  context.fillStyle = palette.hue
  context.fillRect(0, 0, width, height)
}
`,
}

let content: ReadContent
let site: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  const hostile = await hostileContent()
  const [first, ...others] = hostile.projects
  content = { ...hostile, projects: [{ ...first!, image: 'scene:moon' }, ...others] }
  const { about, experience, faq, hero, identity, projects, skills } = content
  const rewritten = { about, experience, faq, hero, identity, projects, skills, site: content.site }
  site = await buildSite({ base: BASE, content: rewritten, files: added })
}, 600_000)
afterAll(() => site.stop())

const read = (file: string) => readFileSync(join(site.dist, file), 'utf8')

/** Elements and scripts that the content has made, where it should have been text. */
const madeByContent = (page: Page) =>
  page.evaluate(() => [
    ...('owned' in globalThis ? ['a script of the content was run'] : []),
    ...[
      ...document.querySelectorAll(
        '[src="x"], [onerror], [href^="javascript"], #Root b:not([class])',
      ),
    ].map((element) => element.outerHTML.slice(0, 120)),
  ])

test.for(['', 'about', 'projects'])(
  'hostile content on /%s stays text, and all of it can be seen',
  async (path, { visit }) => {
    const { page, said } = await visit(site.url + path)
    // Sections further down are hydrated when the reader begins to scroll.
    await page.mouse.wheel(0, 50)
    // What ends in an ellipsis is whole on the projects page.
    const unseen = () => unseenWords(page.locator('main'), `${LATER}, .truncate`)
    await expect.poll(unseen).toEqual([])
    expect(await madeByContent(page)).toEqual([])
    expect(said).toEqual([])
  },
)

test('link previews and structured data have the hostile words unchanged', async ({ visit }) => {
  const { identity } = content
  const images = new Set<string>()
  for (const path of ['', 'projects']) {
    const { page } = await visit(site.url + path, { javaScript: false })
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await meta('og:title')).toContain(identity.name)
    expect(await meta('og:title')).toBe(await page.title())
    expect(await meta('og:url')).toBe(ADDRESS + path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ADDRESS + path)
    images.add((await meta('og:image')) ?? '')
  }
  expect(images.size).toBe(2)
  const { page } = await visit(site.url, { javaScript: false })
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(json ?? '')).toMatchObject({
    mainEntity: { name: identity.name, jobTitle: identity.label },
  })
  for (const image of images) {
    expect(image.startsWith(ADDRESS)).toBe(true)
    const picture = await sharp(join(site.dist, image.slice(ADDRESS.length))).metadata()
    expect([picture.width, picture.height, picture.format]).toEqual([1200, 630, 'jpeg'])
  }
})

test('under a folder all pages, files and links are found, the added page too', async ({
  visit,
}) => {
  const { page, said, requests } = await visit(site.url, { moves: true, serviceWorker: true })
  const { about, projects } = content.pages
  const canonical = page.locator('link[rel=canonical]')
  await follow(page, about)
  await expect(page).toHaveTitle(new RegExp(about.title))
  await expect(canonical).toHaveAttribute('href', `${ADDRESS}about`)
  await follow(page, projects)
  await expect(page).toHaveURL(`${site.url}projects`)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(about.title))
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(site.url)
  await expect(canonical).toHaveAttribute('href', ADDRESS)
  await call(page)
  await field(page).fill('Bookshelf')
  await options(page).first().click()
  await page.getByRole('heading', { name: 'The books on my shelf' }).waitFor()
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(await scope()).toBe(site.url)
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([])
  expect(said).toEqual([])
  const answer = await page.goto(`${site.url}nowhere/at/all`)
  expect(answer?.status()).toBe(404)
  await page.locator(`main a[href="${BASE}about"]`).click()
  await expect(page).toHaveTitle(new RegExp(about.title))
})

test('its pages are valid, no address is outside the folder, and the added page and scene are there', async () => {
  const files = readdirSync(site.dist)
  const pages = files.filter((file) => file.endsWith('.html'))
  const faults = await Promise.all(pages.map((file) => validate(read(file), file)))
  expect(faults.flat()).toEqual([])
  const addresses = files
    .filter((file) => /\.(?:html|webmanifest|xml)$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/(?:href|src|loc|content)(?:="|">|>|": ")(\/[^"<]*)/g),
    ])
    .map(([, url = '']) => url)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((url) => !url.startsWith(BASE))).toEqual([])

  for (const file of pages)
    expect(read(file)).toMatch(new RegExp(`<nav\\b.*href="${BASE}reading"[^>]*>Bookshelf</a>`, 's'))
  expect(read('sitemap.xml')).toContain(`<loc>${ADDRESS}reading</loc>`)
  expect(read('llms.txt')).toMatch(/\[What I read\]\([^)]*\/reading\): Books\./)
  const moons = [...read('projects.html').matchAll(/assets\/moon-(dark|light)-[^ "]+-480\.avif/g)]
  expect(new Set(moons.map(([, theme]) => theme))).toEqual(new Set(['dark', 'light']))
  expect(readdirSync(join(site.dist, 'assets')).join()).toMatch(/moon\.scene-[^,]*\.js/)
})

testServers(() => site, BASE)
