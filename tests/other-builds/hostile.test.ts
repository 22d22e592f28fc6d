import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe } from 'vitest'

import { ui } from '#content/ui'

import { expect } from '../site/expect.ts'
import { testGrowth } from './growth.ts'
import { BASE, content, server, site, withHostileSite } from './hostile-site.ts'
import { validate } from '../site/html.ts'
import { testSubPath } from './sub-path.ts'
import { stickingOut, unseenWords } from '../site/visibility.ts'
import { test } from '../site/site.ts'

/** What has its turn later, and what ends in an ellipsis: it stands whole on the projects page. */
const EXEMPT = `[hidden], [data-beyond], [aria-roledescription="${ui.carousel.carousel}"], .truncate`

withHostileSite()
// One build is under a folder, hostile, and has grown.
testSubPath()
testGrowth()

const at = (path: string) => new URL(path.slice(1), server.url).href

/** What of the content has become a part of the page, where it should have stayed a text. */
const comeAlive = (page: Page) =>
  page.evaluate(() => [
    ...('owned' in globalThis ? ['a script of the content was run'] : []),
    ...[...document.querySelectorAll('[src="x"], [onerror], [href^="javascript"], #root b')].map(
      (element) => element.outerHTML.slice(0, 120),
    ),
  ])

describe.each(['/', '/about', '/projects'])('hostile content on %s', (path) => {
  test('stays text, all of it in sight at any width', async ({ visit }) => {
    const { page, said } = await visit(at(path))
    // What is further down comes to life when the reader begins to scroll.
    await page.mouse.wheel(0, 50)
    for (const width of [240, 360, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const unseen = () => unseenWords(page.locator('main'), EXEMPT)
      await expect.poll(unseen, { message: `${width} px` }).toEqual([])
      expect(await stickingOut(page), `${width} px`).toEqual([])
    }
    expect(await comeAlive(page)).toEqual([])
    expect(said).toEqual([])
  })

  test('is there before a script has run, in what is shared and told to machines too', async ({
    visit,
  }) => {
    const { page } = await visit(at(path), { javaScript: false })
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await meta('og:title')).toContain(content.identity.name)
    expect(await meta('og:title')).toBe(await page.title())
    expect(await meta('og:site_name')).toBe(content.identity.name)
    const address = `https://you.github.io${BASE}${path.slice(1)}`
    expect(await meta('og:url')).toBe(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    const told = {
      '/': { mainEntity: { name: content.identity.name, jobTitle: content.identity.label } },
      '/about': {
        mainEntity: content.faq.map(({ question, answer }) => ({
          name: question,
          acceptedAnswer: { text: answer },
        })),
      },
      '/projects': {
        itemListElement: content.projects.map(({ title, description }) => ({
          name: title,
          description,
        })),
      },
    }[path]
    expect(data).toMatchObject(told ?? {})
  })
})

test('every word of 40 hostile projects is in the page as it came', async ({ visit }) => {
  const { page } = await visit(at('/projects'), { javaScript: false })
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(titles).toEqual(content.projects.map(({ title }) => title))
})

test('all 40 are reached, three at a time', async ({ visit }) => {
  const { page, said } = await visit(at('/projects'))
  const cards = page.getByRole('article')
  const more = page.getByRole('button', { name: content.ui.projects.more })
  await expect(cards).toHaveCount(3)
  for (let shown = 6; shown < 43; shown += 3) {
    await more.click()
    await expect(cards).toHaveCount(Math.min(shown, 40))
  }
  await expect(cards.last()).toContainText(content.projects[39]!.title)
  await expect(page.getByRole('button', { name: content.ui.projects.hide })).toBeVisible()
  expect(await stickingOut(page)).toEqual([])
  expect(said).toEqual([])
})

test('the address by which a page is shared follows the page', async ({ visit }) => {
  const { page } = await visit(at('/'))
  const shared = page.locator('link[rel=canonical]')
  const { pages } = content
  await page
    .getByRole('navigation')
    .getByRole('link', { name: pages.about.navigation, exact: true })
    .click()
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await expect(shared).toHaveAttribute('href', `https://you.github.io${BASE}about`)
  await page.goBack()
  await expect(shared).toHaveAttribute('href', `https://you.github.io${BASE}`)
})

test('each page has a preview with an image of its own, at its full address', async () => {
  const images = await Promise.all(
    ['index.html', 'about.html', 'projects.html'].map(async (file) => {
      const html = await readFile(join(site.dist, file), 'utf8')
      const [, image = ''] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? []
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
      return image
    }),
  )
  expect(new Set(images).size).toBe(3)
  const start = `https://you.github.io${BASE}`
  for (const image of images) {
    expect(image.startsWith(start)).toBe(true)
    const place = join(site.dist, image.slice(start.length))
    const { width, height, format } = await sharp(place).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('its pages are valid HTML', async () => {
  const files = (await readdir(site.dist)).filter((file) => file.endsWith('.html'))
  const faults = await Promise.all(
    files.map(async (file) => validate(await readFile(join(site.dist, file), 'utf8'), file)),
  )
  expect(files).toHaveLength(6)
  expect(faults.flat()).toEqual([])
})
