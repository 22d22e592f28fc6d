/** What is painted before sheets and scripts: as it stays, in the chosen theme, and presses wait. */
import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { anchors } from '../../src/routing/anchors.ts'
import { theme } from './controls.ts'
import { expect } from './expect.ts'
import { heldFiles, runOut, SLOW_MS, TIMEOUT_MS } from './held-timers.ts'
import { test } from './site.ts'

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

test.for(Object.values(pages).map(({ path }) => path))(
  '%s stands before the style sheet has come as it does after, at any width',
  async (path, { visit }) => {
    const { prepare, letGo } = heldFiles([], '**/*.css')
    // After a while without scripts, the page shows what they would open.
    const wishes = { scripts: 'stall', frozen: true, waitUntil: 'commit' } as const
    const { page } = await visit(path, { ...wishes, prepare })
    await page.locator('footer').waitFor({ state: 'attached' })
    const views = async () => {
      const both: Record<number, string[]> = {}
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        both[width] = await firstView(page)
        expect(both[width].length).toBeGreaterThan(10)
      }
      return both
    }
    await views()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const early = await views()
    letGo()
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
    await expect.poll(views).toEqual(early)
  },
)

const question = (page: Page) => page.getByRole('button', { name: faq[0]?.question ?? '' })
const expectTheme = (choice: string) => (page: Page) =>
  expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${choice}`)

const controls = [
  { path: pages.home.path, control: theme, answered: expectTheme(ui.theme.dark) },
  {
    path: pages.projects.path,
    control: (page: Page) => page.getByRole('button', { name: ui.projects.more }),
    answered: (page: Page) =>
      expect(page.getByRole('article').nth(3).getByRole('heading')).toBeFocused(),
  },
  {
    // Far down: its code is not asked for yet.
    path: pages.about.path,
    control: question,
    answered: (page: Page) => expect(question(page)).toHaveAttribute('aria-expanded', 'true'),
  },
]

/** A page that was not painted so long after it has loaded waits for that no longer. */
const UNPAINTED_MS = 500

const hiddenParts = (page: Page) =>
  page.locator('main .section, .project-list > li, footer').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { contentVisibility, visibility } = getComputedStyle(part)
      const isInView = part.getBoundingClientRect().top < innerHeight && part.checkVisibility()
      return contentVisibility === 'hidden' || visibility === 'hidden' ? { isInView } : []
    }),
  )

/** When the page was painted, and when it first asked for a sheet or a script. */
const moments = (page: Page) =>
  page.evaluate(() => {
    const late = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:css|js)$/.test(name))
    return {
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      asked: Math.min(...late.map(({ startTime }) => startTime)),
    }
  })

test.for(controls)(
  '$path asks for scripts once it is painted, lays out the first view, and answers a press late',
  async ({ path, control, answered }, { visit }) => {
    const { prepare, letGo } = heldFiles([SLOW_MS, TIMEOUT_MS, UNPAINTED_MS])
    const { page, said } = await visit(path, { prepare, waitUntil: 'commit' })
    const inView = async () => (await hiddenParts(page)).filter(({ isInView }) => isInView)
    await expect.poll(async () => (await hiddenParts(page)).length).toBeGreaterThan(0)
    await expect.poll(inView).toEqual([])
    // What is further down is laid out by then.
    if (control !== theme) await runOut(SLOW_MS)(page)
    await control(page).click()
    // Of two presses of the same button the last one counts, once.
    if (control === theme) await control(page).click()
    letGo()
    await answered(page)
    await expect.poll(() => hiddenParts(page)).toEqual([])
    const script = control === theme ? 'here' : 'late'
    await expect(page.locator('html')).toHaveAttribute('data-script', script)
    const { painted, asked } = await moments(page)
    expect(painted).toBeGreaterThan(0)
    expect(asked).toBeGreaterThanOrEqual(painted)
    if (control === theme) {
      await control(page).click()
      await expectTheme(ui.theme.light)(page)
    }
    expect(said).toEqual([])
  },
)

test('a link into a page finds all of it laid out, in the theme chosen before', async ({
  visit,
}) => {
  const { page } = await visit(`/about#${anchors.faq}`, {
    ...({ scripts: 'stall', waitUntil: 'commit', colorScheme: 'dark' } as const),
    prepare: (context) => context.addInitScript(() => localStorage.setItem('theme', 'light')),
  })
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-pictures', 'light')
})
