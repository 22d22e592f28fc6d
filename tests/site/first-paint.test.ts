/** What is painted before scripts, in the chosen theme; presses wait. */
import type { Page, Route } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#schema/ui.ts'

import { anchors } from '#routing/anchors.ts'
import { theme } from './controls.ts'
import { expect } from './expect.ts'
import { holdTimers, runOut, SLOW_MS, TIMEOUT_MS } from './held-timers.ts'
import { test } from './site.ts'

const question = (page: Page) => page.getByRole('button', { name: faq[0]?.question ?? '' })
const expectTheme = (choice: string) => (page: Page) =>
  expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${choice}`)

const controls = [
  { path: pages.home.path, control: theme, answered: expectTheme(ui.states.dark) },
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

/** When the page was painted, and when it first asked for a script. */
const moments = (page: Page) =>
  page.evaluate(() => {
    const late = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      asked: Math.min(...late.map(({ startTime }) => startTime)),
    }
  })

test.for(controls)(
  '$path asks for scripts once it is painted, and answers a press late',
  async ({ path, control, answered }, { visit }) => {
    const held: Route[] = []
    let isHeld = true
    const prepare = async (fresh: Page) => {
      await holdTimers([SLOW_MS, TIMEOUT_MS, UNPAINTED_MS])(fresh)
      await fresh.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
    }
    const { page, said } = await visit(path, { prepare, waitUntil: 'commit' })
    if (control !== theme) await runOut(SLOW_MS)(page)
    await control(page).click()
    // Of two presses of the same button the last one counts, once.
    if (control === theme) await control(page).click()
    isHeld = false
    for (const route of held) await route.continue()
    await answered(page)
    const script = control === theme ? 'here' : 'late'
    await expect(page.locator('html')).toHaveAttribute('data-script', script)
    const { painted, asked } = await moments(page)
    expect(painted).toBeGreaterThan(0)
    expect(asked).toBeGreaterThanOrEqual(painted)
    if (control === theme) {
      await control(page).click()
      await expectTheme(ui.states.light)(page)
    }
    expect(said).toEqual([])
  },
)

test('a link into a page leads to its place, in the theme chosen before', async ({ visit }) => {
  const { page } = await visit(`/about#${anchors.faq}`, {
    scripts: 'stall',
    colorScheme: 'dark',
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('theme', 'light')),
  })
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
