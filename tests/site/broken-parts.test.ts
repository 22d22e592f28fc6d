import type { BrowserContext, Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { follow, theme } from './controls.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'
import { unseenWords } from './visibility.ts'

/** What a part asks of the browser throws within the selected elements, until it is mended. */
const breakParts = (selector: string) => (context: BrowserContext) =>
  context.addInitScript((broken) => {
    const { prototype } = Element
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const ask = prototype.getAnimations
    prototype.getAnimations = function (...given) {
      if (this.closest(broken) && !sessionStorage.getItem('mended')) throw new Error('broken')
      return ask.apply(this, given)
    }
    // Shifts of what is there.
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  }, selector)

/** The code of a part draws nothing but an error. */
const breakCode = (chunk: string) => (context: BrowserContext) =>
  context.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const broken = code.replace(/\w+ as default/, 'broken as default')
    await route.fulfill({
      response,
      body: `const broken = () => { throw new Error('broken') };${broken}`,
    })
  })

const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
const shift = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift') as number)
const failures = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => failures(page).getByRole('link').first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** React may say that it drew a section anew (#422), before it tells the boundary what was thrown. */
const uncaught = (said: string[]) =>
  said.filter((text) => text.startsWith('uncaught') && !text.includes('#422'))

const expectThemeAnswers = async (page: Page) => {
  const before = await theme(page).getAttribute('title')
  await theme(page).click()
  await expect(theme(page)).not.toHaveAttribute('title', before!)
}

test('a hero that breaks stays as it was, until the page is loaded anew', async ({ visit }) => {
  const { page, said } = await visit('/', {
    moves: true,
    prepare: breakParts('[data-hero]'),
  })
  await expect(failures(page)).toHaveText(new RegExp(ui.failure.part))
  await expect(retry(page)).toBeInViewport({ ratio: 1 })
  await expect(title(page)).toBeVisible()
  expect(await unseenWords(page.locator('[data-hero]'))).toEqual([])
  expect(await shift(page)).toBeLessThan(0.001)
  await expectThemeAnswers(page)

  await mend(page)
  await retry(page).click()
  await expect(failures(page)).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  expect(uncaught(said)).toEqual([])
})

test('the bar and a card may break: links, other cards and SEE MORE go on', async ({ visit }) => {
  const { page, said } = await visit(pages.projects.path, {
    moves: true,
    prepare: breakParts(`header, #project-${projects[1]!.id}`),
  })
  await expect(failures(page)).toHaveCount(2)
  const cards = page.getByRole('article')
  await expect(cards.nth(1).getByRole('heading')).toHaveText(projects[1]!.title)
  expect(await unseenWords(cards.nth(1))).toEqual([])
  expect(await shift(page)).toBeLessThan(0.001)
  await page.getByRole('button', { name: ui.projects.more }).click()
  await expect(cards.nth(3).getByRole('heading')).toBeFocused()
  await follow(page, pages.about)
  await expect(title(page)).toHaveText(pages.about.title)
  expect(uncaught(said)).toEqual([])
})

test('a section whose code throws keeps its words, where there are any', async ({ visit }) => {
  const { page, said } = await visit(pages.about.path, {
    moves: true,
    prepare: breakCode('accordion'),
  })
  const section = page.locator('section', { hasText: faq[0]!.question })
  await section.getByRole('button', { name: faq[0]!.question }).click()
  await expect(failures(page)).toHaveText(new RegExp(ui.failure.part))
  await expect(retry(page)).toBeInViewport({ ratio: 1 })
  await expect(section.getByRole('button', { name: faq[0]!.question })).toBeVisible()
  expect(await unseenWords(section)).toEqual([])
  await page.getByRole('button', { name: ui.copy.label }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached()

  // Drawn anew it has none: its heading is the page's.
  await follow(page, pages.projects)
  await expect(title(page)).toHaveText(ui.projects.heading)
  await expect(failures(page)).toHaveCount(0)
  await follow(page, pages.about)
  await expect(title(page)).toHaveText(pages.about.title)
  await retry(page).scrollIntoViewIfNeeded()
  await expect(retry(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main').getByRole('heading').last()).toBeInViewport()
  expect(uncaught(said)).toEqual([])
})

test('a page that throws is said, with ways on, and the other pages work', async ({ visit }) => {
  const { page } = await visit('/404', { prepare: breakCode('about') })
  await follow(page, pages.about)
  const failure = failures(page)
  await expect(failure.getByRole('heading', { name: ui.failure.heading })).toBeVisible()
  await expect(failure.getByRole('button', { name: ui.failure.retry })).toBeVisible()
  await follow(page, pages.projects)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})
