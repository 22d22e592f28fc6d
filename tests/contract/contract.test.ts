/** What every site promises: its files are valid and lead somewhere, its pages can be used by all. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import ICAL from 'ical.js'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Page } from 'playwright'
import { inject } from 'vitest'

import { identity } from '#content/identity'
import { site } from '#content/site'
import { ui } from '#content-model/schema/ui.ts'

import { once } from '#lib/once.ts'
import { hasPoppler } from '../commands.ts'
import { violations, violationsInThemes } from '../site/axe.ts'
import { expect, PATIENCE } from '../site/expect.ts'
import { validate } from '../site/html.ts'
import { readBuilt as read, test, hydrated } from '../site/site.ts'
import { cutWords, LATER, stickingOut, unseenWords } from '../site/visibility.ts'

interface Tag {
  name: string
  attributes: Map<string, string>
}

const tagsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Tag[] =>
  childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    return [{ name: node.tagName, attributes }, ...tagsIn('content' in node ? node.content : node)]
  })

/** Every element of a page, those in `noscript` included. */
const tagsOf = (html: string) => tagsIn(parse(html, { scriptingEnabled: false }))

const dist = inject('dist')
const base = inject('base')
const siteUrl = inject('siteUrl')

// A page may lie there twice, for hosts that know no clean addresses. The pages of the machines are
// alike whatever the content: `tests/long/machine-pages.test.ts` visits each.
const pageFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  .filter((file) => !file.startsWith('machines/') || file === 'machines/carousel.html')
const pathOf = (file: string) => `./${file.replace(/(?:^index)?\.html$/, '')}`

test.for(pageFiles)(
  '%s is valid HTML, ranks its headings, reserves room for images',
  async (file) => {
    const html = read(file)
    expect(await validate(html, file)).toEqual([])
    expect(html).toMatch(/^<!doctype html>/i)
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i)
    expect(html).toMatch(/<meta name="viewport" content="width=device-width/)

    const tags = tagsOf(html)
    const named = (name: string) => tags.filter((tag) => tag.name === name)
    for (const [, data = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    ))
      expect(JSON.parse(data)).toHaveProperty('@type')
    const valuesOf = (name: string) => tags.flatMap(({ attributes }) => attributes.get(name) ?? [])
    const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']
      .flatMap(valuesOf)
      .flatMap((value) => value.split(/\s+/))
    expect(references.filter((id) => !valuesOf('id').includes(id))).toEqual([])

    expect(named('main')).toHaveLength(1)
    const ranks = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
    expect(ranks[0]).toBe(1)
    expect(ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)).toEqual([])
    for (const name of ['alt', 'width', 'height'])
      expect(named('img').filter(({ attributes }) => !attributes.has(name))).toEqual([])
  },
)

const OUTSIDE = /^(?:https?:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)/

const addressesOf = ({ attributes }: Tag) =>
  [
    attributes.get('href'),
    attributes.get('src'),
    ...(attributes.get('srcset')?.split(/,\s+/) ?? []).map((entry) => entry.split(' ')[0]),
  ].flatMap((address) => address || [])

/** What is at an address of the site, and the ids in it: most links lead to the same few. */
const ask = once(async (url: string) => {
  // A reused connection may end meanwhile.
  const answer = await fetch(url, { headers: { connection: 'close' } })
  const tags = answer.headers.get('content-type')?.includes('html')
    ? tagsOf(await answer.text())
    : []
  // The page that says so is no page of its own.
  const fault = answer.ok || url.endsWith('/404') ? '' : `${answer.status} ${url}`
  return { fault, ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])) }
})

test.for(pageFiles)('each link of %s leads somewhere', async (file) => {
  const root = new URL(base, siteUrl).href
  const urls = tagsOf(read(file))
    .flatMap(addressesOf)
    .filter((address) => !OUTSIDE.test(address))
    .map((address) => new URL(address, new URL(pathOf(file), siteUrl)))
  expect(urls.map(String).filter((url) => !url.startsWith(root))).toEqual([])
  const faults = urls.map(async (url) => {
    const { fault, ids } = await ask(url.origin + url.pathname)
    const id = decodeURIComponent(url.hash.slice(1))
    const isLost = id && !url.pathname.endsWith('.svg') && !ids.has(id)
    return fault || (isLost ? `${url.href} has no such part` : '')
  })
  expect((await Promise.all(faults)).filter(Boolean)).toEqual([])
})

const plain = (text: string) => text.replaceAll(/[\s\p{Cf}\p{M}]/gu, '')

test('what is for programs can be read by them, and names the owner and the site', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const isResume = ajv.compile(schema)
  isResume(JSON.parse(read('resume.json')))
  expect(isResume.errors).toBeNull()
  const [kind, properties] = ICAL.parse(read('contact.vcf')) as unknown as [string, unknown[][]]
  expect(kind).toBe('vcard')
  expect(properties.find(([name]) => name === 'fn')?.[3]).toBe(identity.name)
  for (const file of ['resume.txt', 'llms.txt'])
    expect(read(file).replaceAll('\\', '')).toContain(identity.name)

  const sitemap = existsSync(join(dist, 'sitemap.xml')) ? read('sitemap.xml') : ''
  expect(read('robots.txt')).toMatch(/^User-agent: \*$/m)
  expect(read('robots.txt').includes('Sitemap:')).toBe(sitemap !== '')
  for (const [, url = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
    expect(url.startsWith(new URL(base, site.address).href)).toBe(true)
  const manifest = JSON.parse(read('manifest.webmanifest')) as { name: string; start_url: string }
  expect(manifest.name).toContain(identity.name)
  expect(new URL(manifest.start_url, siteUrl).href).toBe(siteUrl)
})

test('its CV can be read, and names the owner', ({ skip }) => {
  skip(!hasPoppler(), 'Poppler is not installed')
  const pdf = join(dist, 'cv.pdf')
  const { status, stdout } = spawnSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' })
  expect(status).toBe(0)
  // A file of the owner's own may call them otherwise.
  const words = existsSync('public/cv.pdf') ? [] : identity.name.split(/\s+/)
  // A script that runs to the left comes back word by word.
  expect(words.filter((word) => !plain(stdout).includes(plain(word)))).toEqual([])
})

/** Goes down a page as a reader does, so that all of it enters. */
const readThrough = async (page: Page) => {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect.poll(() => unseenWords(page.locator('main'), LATER)).toEqual([])
}

/** Opens what a visitor can open: an answer, all of each folded list, the menu. */
const openAll = async (page: Page) => {
  const closed = (part: string) => page.locator(`${part} button[aria-expanded="false"]:visible`)
  if ((await closed('main').count()) > 0) await closed('main').first().click()
  const more = page.locator('main').getByRole('button', { name: ui.projects.more, exact: true })
  // A press may have its effect after the next look at the button.
  await expect(async () => {
    if ((await more.count()) > 0) await more.first().click({ timeout: 1000 })
    expect(await more.count()).toBe(0)
  }).toPass(PATIENCE)
  if ((await closed('header').count()) > 0) await closed('header').first().click()
}

/** What is jumped to stops this far below the top of the window. */
const MOST_BAR_PX = 88

const WIDTHS = [240, 320, 480, 640, 768, 1024, 1920, 2560, 1280]

test.for(pageFiles.filter((file) => !file.startsWith('machines')))(
  '%s has no console error, is accessible, and fits each window',
  async (file, { visit }) => {
    // What counts visits is the owner's to try: it is not asked here.
    const { script = '' } = site.analytics ?? {}
    const prepare = (page: Page) =>
      page.route(
        (url) => url.href === script,
        (route) => route.fulfill({ body: '' }),
      )
    const visitor = { moves: true, width: 360, waitUntil: 'load', prepare } as const
    const { page, status, said, foreign } = await visit(pathOf(file), visitor)
    expect(status).toBe(file === '404.html' ? 404 : 200)
    expect(await stickingOut(page), `${file}, 360 px, while it enters`).toEqual([])
    await hydrated(page)
    const bar = await page.locator('.bar').boundingBox()
    expect(bar?.height, `${file}, 360 px, the bar`).toBeLessThan(MOST_BAR_PX)
    await readThrough(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const faults = [stickingOut(page), cutWords(page.locator('body'))]
      expect((await Promise.all(faults)).flat(), `${file}, ${width} px`).toEqual([])
    }
    // What the bar covers is reached by scrolling.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violations(page, 'html', { rules: { 'target-size': { enabled: true } } })).toEqual(
      [],
    )
    await page.setViewportSize({ width: 360, height: 800 })
    await openAll(page)
    expect(await violationsInThemes(page), `${file}, all opened`).toEqual([])
    expect(await stickingOut(page), `${file}, 360 px, all opened`).toEqual([])
    expect(said).toEqual([])
    expect([...new Set(foreign)]).toEqual(script ? [script] : [])
  },
)
