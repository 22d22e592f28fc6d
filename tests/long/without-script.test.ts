/** Without scripts all of each page can be read, and no state is shown that only scripts give. */
import type { Locator, Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content-model/schema/ui.ts'
import { LONG_WAIT_MS } from '#machines/long-wait.ts'

import { violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { pauseTimers, fireTimers } from '../site/paused-timers.ts'
import { test } from '../site/site.ts'
import { LATER, unseenWords } from '../site/visibility.ts'

const seeAllWords = (page: Page) => expect.poll(() => unseenWords(page.locator('main'))).toEqual([])

/** The states in the cards' headers. */
const statesOf = async (page: Page) =>
  (await page.locator('main .card-state').filter({ visible: true }).allInnerTexts()).join()

const expectVisible = (parts: Locator[]) =>
  Promise.all(parts.map((part) => expect(part).toBeVisible()))

/** The project with a case study. */
const [caseStudy] = projects as [(typeof projects)[number]]

/** What a page shows beside its words. */
const expectContent: Record<string, (page: Page) => Promise<unknown>> = {
  [pages.home.path]: async (page) => {
    expect(await statesOf(page)).not.toContain(ui.states.waiting)
    const colourOf = (station: string) =>
      page
        .locator(`[data-station=${station}]`)
        .first()
        .evaluate((element) => getComputedStyle(element).color)
    const lit = await colourOf('system')
    const dim = await colourOf('dark')
    expect([lit === dim, await colourOf('entered'), await colourOf('waiting')]).toEqual([
      false,
      lit,
      dim,
    ])
  },
  [pages.about.path]: async (page) => {
    const states = await statesOf(page)
    expect(states).toContain(ui.experience.ongoing)
    expect(states).not.toContain(ui.states.closed)
    expect(states).not.toContain(ui.carousel.of)
    // The first and the last skill of a row are as clear as the others.
    const row = page.locator('.soft-edges')
    await expect(row).toHaveCSS('background-image', 'none', { pseudo: 'before' })
  },
  [pages.projects.path]: async (page) => {
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(projects.map(({ title }) => title))
    await expectVisible(await cards.getByRole('img').all())
  },
  '/projects/tide-table': (page) =>
    expectVisible([
      page.getByRole('img', { name: caseStudy.imageAlt! }),
      page.locator('figure img').filter({ visible: true }).first(),
    ]),
}

/** On a phone the links of the menu are there, and scroll with the page. */
const expectMenu = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 400 })
  const navigation = page.getByRole('navigation', { name: ui.navigation.label })
  const names = [pages.about.navigation, pages.projects.navigation, ui.navigation.cv]
  for (const name of names) await navigation.getByRole('link', { name }).click({ trial: true })
  await seeAllWords(page)
  await page.mouse.wheel(0, 1000)
  await expect(navigation).not.toBeInViewport()
}

/** On a phone, while the scripts never come. */
const stalled = {
  scripts: 'stall' as const,
  width: 360,
  prepare: pauseTimers([LONG_WAIT_MS]),
}

test.for([
  ...[...Object.values(pages), { ...caseStudy, path: '/projects/tide-table' }].map(
    (page) => ['scripts are off', page.path, page] as const,
  ),
  ['the scripts fail', pages.about.path, pages.about] as const,
])('when %s, all of %s can be read', async ([scripts, path, { title, description }], { visit }) => {
  const wishes =
    scripts === 'scripts are off' ? { javaScript: false } : ({ scripts: 'fail' } as const)
  const { page } = await visit(path, { ...wishes, moves: true })
  expect(await page.title()).toContain(title)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await seeAllWords(page)
  await expectContent[path]?.(page)
  await expectMenu(page)
})

test.for([pages.home, pages.projects])(
  'while the scripts stall, $path can be read, and all of it opens once a press has waited long',
  async ({ path }, { visit }) => {
    const { page } = await visit(path, { ...stalled, moves: true })
    const header = page.locator('header')
    await page.locator('footer').waitFor({ state: 'attached' })
    await expect(header).toHaveCSS('opacity', '1')
    if (path === pages.home.path) expect(await violations(page)).toEqual([])
    // What is closed waits for the visitor, and nothing else for a script.
    await expect.poll(() => unseenWords(page.locator('main'), LATER)).toEqual([])
    await page.getByRole('button', { name: ui.navigation.menu }).click()
    // Nobody will answer the menu's button any more: the links themselves are there.
    await fireTimers(LONG_WAIT_MS)(page)
    await expectMenu(page)
  },
)

test('with less motion the skills are scrolled by keyboard before the scripts arrive', async ({
  visit,
}) => {
  const { page } = await visit(pages.about.path, stalled)
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  const viewport = page.locator('.skills-viewport')
  await viewport.press('ArrowRight')
  await expect.poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
