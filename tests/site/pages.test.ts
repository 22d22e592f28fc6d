/** Each page as it is opened: its headers, its policy, and what it loads before a visitor does anything. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { inject } from 'vitest'

import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { readBuilt as read, test } from './site.ts'
import { missing } from './whole.ts'

const dist = inject('dist')

const phone = { moves: true, width: 390, height: 844, isFirst: true }
const PICTURE = /\.(?:avif|webp|jpe?g)$/

/** For each displayed picture: whether something of it is in view, and whether its image is here. */
const pictures = (page: Page) =>
  page.locator('picture:visible').evaluateAll((all) =>
    all.map((picture) => {
      const { top, bottom, left, right, height } = picture.getBoundingClientRect()
      const image = picture.querySelector('img')
      return {
        hasRoom: height > 50,
        isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
        isLoaded: image !== null && image.complete && image.naturalWidth > 0,
      }
    }),
  )

const expectPicturesInView = async (page: Page) => {
  const inView = async () => (await pictures(page)).filter(({ isInView }) => isInView)
  await expect.poll(async () => (await inView()).every(({ isLoaded }) => isLoaded)).toBe(true)
}

/** How far what is in view has been moved, without an event of the visitor. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))
          resolve(shifts.reduce((sum, shift) => sum + shift))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

/** Families and weights in which texts are written, without a face of that weight. */
const missingFaces = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts].map(({ family, weight }) => `${family} ${weight}`)
    const used = [...document.querySelectorAll('#Root *')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeValue?.trim()))
      .map((element) => getComputedStyle(element))
      .map(({ fontFamily, fontWeight }) => `${fontFamily.split(',')[0]} ${fontWeight}`)
    return used.filter((text) => !faces.some((face) => face.startsWith(text)))
  })

test.for([...Object.values(pages), { path: '/projects/tide-table' }])(
  '$path does not shift, and loads the pictures that are shown and what it needs before an event',
  async ({ path }, { visit }) => {
    // Of both themes, only what the visitor's wears is loaded.
    const colorScheme = path === pages.projects.path ? 'light' : 'dark'
    const { page, status, said, foreign, requests } = await visit(path, { ...phone, colorScheme })
    expect(status).toBe(path === pages.notFound.path ? 404 : 200)
    await expect.poll(() => page.evaluate(missing)).toEqual([])
    const shown = await page
      .locator('picture:visible img')
      .evaluateAll((all) => (all as HTMLImageElement[]).map(({ currentSrc }) => currentSrc))
    expect(new Set(requests.filter((url) => PICTURE.test(url)))).toEqual(
      new Set(shown.filter(Boolean)),
    )
    expect(await shiftOf(page)).toBeLessThan(0.03)
    expect(await missingFaces(page)).toEqual([])
    const scripts = requests
      .filter((url) => url.endsWith('.js'))
      .map((url) => new URL(url).pathname)
    expect(scripts.length).toBeGreaterThan(1)
    // The inspector's panel, GSAP and Stately's inspector are loaded later.
    for (const script of scripts)
      expect(read(script), script).not.toMatch(/_gsap|ins-panel|statelyai/)
    // Those that are not here yet have room already, and are loaded when a quick reader comes to them.
    expect((await pictures(page)).every(({ hasRoom }) => hasRoom)).toBe(true)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1400)
    await expectPicturesInView(page)
    // What a case study alone needs comes when its page is near.
    if (!path.startsWith(pages.projects.path))
      expect(requests.filter((url) => /\/(?:whole|case-study)-/.test(url))).toEqual([])
    expect([...said, ...foreign]).toEqual([])
  },
)

test('the entry script asks to be compiled while it loads, not at each first call', () => {
  const [, entry = ''] =
    /<script type="module"[^>]*src="[^"]*(assets\/[^"]+)"/.exec(read('index.html')) ?? []
  expect(read(entry)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('pages, files and 404s have the headers', async () => {
  for (const address of ['about', 'nowhere', 'cv.pdf']) {
    const { headers } = await fetch(inject('siteUrl') + address)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // With it a page would not go to the back/forward cache.
    expect(headers.get('cache-control') ?? '').not.toContain('no-store')
  }
})

test('the policy of a page allows what is its own, and no text to become code', () => {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(read('404.html')) ?? []
  for (const own of ['img', 'font', 'connect', 'worker'])
    expect(policy).toContain(`${own}-src 'self';`)
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^ ]*'; style-src 'self' 'sha256-[^ ]*';/,
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types own-scripts")
})

test('each class with a variant or a value of its own is in a style sheet', () => {
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const documents = readdirSync(dist).filter((name) => name.endsWith('.html'))
  const sheets = assets.filter((name) => name.endsWith('.css'))
  const css = [...documents, ...sheets].map(read).join('\n').replaceAll('\\', '')
  const classes = documents.flatMap((page) =>
    [...read(page).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const special = [...new Set(classes)].filter((name) => /[:[]/.test(name))
  expect(special.length).toBeGreaterThan(5)
  expect(special.filter((name) => !css.includes(`.${name}`))).toEqual([])
  // UnoCSS leaves what it does not know, and the browser passes over it.
  expect(css).not.toContain('@apply')
})

/** Link previews read so much of a page, or less. */
const READ_BY_PREVIEWS = 4096

test('title, description and other meta data come before scripts and style sheets', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file)
    const end = /<script>|<style>/.exec(html)?.index ?? 0
    const head = html.slice(0, Math.min(end, READ_BY_PREVIEWS))
    expect(head, file).toContain('<title>')
    expect(head, file).toContain('<meta name="description"')
    expect(head, file).toContain('<link rel="manifest"')
    expect(head, file).toContain(file === '404.html' ? 'noindex' : 'property="og:title"')
  }
})
