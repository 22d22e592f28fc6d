/** What a visitor has unfolded, and where he was, comes back with the entry of the history, however he leaves it. */
import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content-model/schema/ui.ts'

import { anchors } from '#site/routing/anchors.ts'
import { follow, scrolled, setHidden, showAllProjects } from './controls.ts'
import { expect } from './expect.ts'
import { hydrated, test } from './site.ts'

/** As far as what was opened may be from where it was, in px. */
const NEAR_PX = 20

const topOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, selector)

const scrollTo = async (page: Page, selector: string) => {
  await page.evaluate((wanted) => {
    document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, selector)
  // Its event comes with a frame, and its end some time after.
  const storedAt = () => page.evaluate(() => sessionStorage.getItem('/entries') ?? '')
  const top = await scrolled(page)
  await expect.poll(storedAt).toContain(`"scroll":${top}`)
}

/** The page hears nothing of its end, as if its process had crashed. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['pagehide', 'beforeunload', 'visibilitychange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true)
  })

const reload = async (page: Page) => {
  await page.reload()
  await hydrated(page)
}

/** How a visitor leaves a page, and comes back. */
const ways = {
  'by a link, and Back': async (page: Page) => {
    await follow(page, pages.about)
    await expect(page).toHaveTitle(new RegExp(pages.about.title))
    await page.goBack()
  },
  'by Back, and Forward': async (page: Page) => {
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(pages.about.title))
    await page.goForward()
  },
  'to another document, and Back': async (page: Page) => {
    await page.goto('/machines')
    await page.goBack()
    await hydrated(page)
  },
  'by a reload': reload,
  'by a crash': async (page: Page) => {
    // Chromium forgets it then, and no more.
    await page.evaluate(() => history.replaceState(null, ''))
    await reload(page)
  },
} as const

test.for(Object.entries(ways))(
  'all projects were shown; who leaves %s finds them where they were',
  async ([name, leave], { visit }) => {
    const { page, said } = await visit(pages.about.path, {
      height: 500,
      ...(name === 'by a crash' && { prepare: deafen }),
    })
    await follow(page, pages.projects)
    await expect(page).toHaveTitle(new RegExp(pages.projects.title))
    await showAllProjects(page)
    const last = `#project-${projects.at(-1)!.id}`
    await scrollTo(page, last)
    const before = await topOf(page, last)
    await leave(page)
    await expect(page).toHaveTitle(new RegExp(pages.projects.title))
    await expect(page.getByRole('button', { name: ui.projects.hide })).toBeVisible()
    await expect
      .poll(async () => Math.abs((await topOf(page, last)) - before))
      .toBeLessThan(NEAR_PX)
    expect(said).toEqual([])
  },
)

test('a reload is where the reader was before any of its scripts run, and stays there', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.projects.path, { height: 500 })
  await showAllProjects(page)
  const last = `#project-${projects.at(-1)!.id}`
  await scrollTo(page, last)
  const before = await topOf(page, last)
  await page.route('**/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => topOf(page, last)).toBe(before)
  await page.unrouteAll()
  await page.evaluate(() => addEventListener('scroll', () => console.error('it moves')))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => topOf(page, last)).toBe(before)
  expect(said).toEqual([])
})

test('the entry of a page that nobody touches stays as it was; a press marks it', async ({
  visit,
}) => {
  const { page } = await visit(pages.about.path)
  const state = () => page.evaluate(() => history.state as unknown)
  expect(await state()).toBeNull()
  await page.locator('h1').click()
  expect(await state()).toMatchObject({ entry: expect.any(String), page: pages.about.path })
})

test('a tab that was hidden, and then discarded, comes back to the open question', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.about.path, { height: 500 })
  const panel = `#faq-${faq[1]!.id}-panel`
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // The browser has found words in it: its address says nothing of it.
  await page.evaluate((wanted) => {
    document.querySelector(wanted)!.dispatchEvent(new Event('beforematch'))
  }, panel)
  await expect(page.locator(panel)).toBeVisible()
  const before = await topOf(page, panel)
  await setHidden(true)(page)
  // What comes of it later is not stored any more.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {}
  })
  await reload(page)
  await expect(page.locator(panel)).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf(page, panel)) - before)).toBeLessThan(NEAR_PX)
  expect(said).toEqual([])
})

test('Back from one target of a page to another focuses that, and reads no headline aloud', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.about.path, { height: 500 })
  const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash)
  const heading = (id: string) => page.locator(`#${id}`)
  await go(anchors.experience)
  await go(anchors.faq)
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.addEventListener('focus', () => console.error('the headline')))
  await page.goBack()
  await expect(heading(anchors.experience)).toBeFocused()
  await expect(heading(anchors.experience)).toBeInViewport()
  await page.goForward()
  await expect(heading(anchors.faq)).toBeFocused()
  await expect(heading(anchors.faq)).toBeInViewport()
  expect(said).toEqual([])
})

test('what is open belongs to the entry: Back within a page opens what was open there', async ({
  visit,
}) => {
  const { page } = await visit(pages.about.path, { height: 500 })
  const button = (index: number) => page.locator(`#faq-${faq[index]!.id}-button`)
  await button(0).click()
  await expect(button(0)).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate((id) => void (location.hash = `faq-${id}`), faq[2]!.id)
  await expect(button(2)).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(button(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(button(2)).toHaveAttribute('aria-expanded', 'false')
  await page.goForward()
  await expect(button(2)).toHaveAttribute('aria-expanded', 'true')
})
