import type { BrowserContext, Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { anchors } from '../../src/routing/anchors.ts'
import { expect } from './expect.ts'
import { heldScripts, SLOW_MS, TIMEOUT_MS } from './held-scripts.ts'
import { test } from './site.ts'

const paths = Object.values(pages).map(({ path }) => path)
const withoutSheet = (context: BrowserContext) => context.route('**/*.css', () => {})

/** Place and look of what the first view shows. Widths may differ: the monospace face comes later. */
const firstView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header *, main, main *')].flatMap((element) => {
      const { top, height } = element.getBoundingClientRect()
      if (top >= innerHeight || height === 0) return []
      const { color, backgroundColor, fontSize, display, borderTopWidth } =
        getComputedStyle(element)
      const look = [color, backgroundColor, fontSize, display, borderTopWidth].join(' ')
      return [`${element.tagName} ${Math.round(top)} ${Math.round(height)} ${look}`]
    }),
  )

test.for(paths)(
  '%s stands before the style sheet has come as it does after, at any width',
  async (path, { visit }) => {
    // Frozen: after a while without scripts, the page shows what they would open.
    const wishes = { scripts: 'stall', frozen: true, waitUntil: 'commit' } as const
    const [early, late] = await Promise.all([
      visit(path, { ...wishes, prepare: withoutSheet }),
      visit(path, wishes),
    ])
    await expect
      .poll(() => late.page.evaluate(() => document.styleSheets.length))
      .toBeGreaterThan(1)
    for (const width of [360, 1280]) {
      for (const { page } of [early, late]) await page.setViewportSize({ width, height: 800 })
      // Faces and pictures come later still: both pages are read until they agree.
      await expect(async () => {
        const complete = await firstView(late.page)
        expect(complete.length).toBeGreaterThan(10)
        expect(await firstView(early.page)).toEqual(complete)
      }, `${width} px`).toPass({ timeout: 20_000 })
    }
  },
)

/** As in a tab in the background. */
const withoutPaint = (context: BrowserContext) =>
  context.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })

test('a page that nobody sees painted answers too', async ({ visit }) => {
  const { page, said } = await visit('/404', { prepare: withoutPaint })
  const theme = page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })
  await theme.click()
  await expect(theme).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme.dark}`)
  expect(said).toEqual([])
})

const hiddenParts = (page: Page) =>
  page.locator('main .section, .project-list > li, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { contentVisibility, visibility } = getComputedStyle(part)
      const { top } = part.getBoundingClientRect()
      const isHidden = contentVisibility === 'hidden' || visibility === 'hidden'
      return { isHidden, isInView: top < innerHeight && part.checkVisibility() }
    }),
  )

/** A page that was not painted so long after it has loaded waits for that no longer. */
const UNPAINTED_MS = 500

/** When the page was painted, and asked for sheets and scripts. */
const moments = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:css|js)$/.test(name))
      .map(({ startTime }) => startTime),
  }))

test.for(paths)(
  '%s asks for sheets and scripts once it is painted, and until it answers lays out the first view only',
  async (path, { visit }) => {
    const scripts = heldScripts([SLOW_MS, TIMEOUT_MS, UNPAINTED_MS])
    const { page } = await visit(path, { prepare: scripts.prepare, waitUntil: 'commit' })
    const hidden = async () => (await hiddenParts(page)).filter(({ isHidden }) => isHidden)
    if (path !== pages.notFound.path)
      await expect.poll(async () => (await hidden()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await hidden()).filter(({ isInView }) => isInView)).toEqual([])
    scripts.letGo()
    await expect.poll(hidden).toEqual([])

    await expect.poll(async () => (await moments(page)).asked.length).toBeGreaterThan(2)
    const { painted, asked } = await moments(page)
    expect(painted).toBeGreaterThan(0)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
  },
)

test('a link into a page finds all of it laid out', async ({ visit }) => {
  const wishes = { scripts: 'stall', waitUntil: 'commit' } as const
  const { page } = await visit(`/about#${anchors.faq}`, wishes)
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport()
})
