/** The page is painted before its scripts load, in the chosen theme; a press is answered once they have. */
import type { Page, Route } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'
import { LONG_WAIT_MS } from '#machines/long-wait.ts'

import { anchors } from '#site/routing/anchors.ts'
import { theme } from './controls.ts'
import { expect } from './expect.ts'
import { pauseTimers } from './paused-timers.ts'
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

/** A page that is not painted so long after it has loaded loads its scripts all the same. */
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
  '$path loads scripts once it is painted, and answers a press that came before them',
  async ({ path, control, answered }, { visit }) => {
    const pending: Route[] = []
    let isBlocked = true
    const prepare = async (fresh: Page) => {
      await pauseTimers([LONG_WAIT_MS, UNPAINTED_MS])(fresh)
      await fresh.route('**/*.js', (route) =>
        isBlocked ? void pending.push(route) : route.continue(),
      )
    }
    const { page, said } = await visit(path, { prepare, waitUntil: 'commit' })
    await control(page).click()
    // Of two presses of the same button the last one counts, once.
    if (control === theme) await control(page).click()
    isBlocked = false
    for (const route of pending) await route.continue()
    await answered(page)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'here')
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

test('a link to a section shows it before scripts run, in the theme chosen before', async ({
  visit,
}) => {
  const { page } = await visit(`/about#${anchors.faq}`, {
    scripts: 'stall',
    colorScheme: 'dark',
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('/theme', 'light')),
  })
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
