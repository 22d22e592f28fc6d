/** A window at 400 %, and a phone on its side with its keyboard. */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'

import { expect, PATIENCE } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

const sizes = [
  [320, 256],
  [640, 300],
] as const

/** Wide enough for all parts of the panel beside each other. */
const WIDE = [1280, 380] as const

const leftToEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - Math.round(scrollY + innerHeight))

test.for(sizes)('at %i × %i the key End leads to the end of each page', async (size, { visit }) => {
  const [width, height] = size
  for (const { path } of Object.values(pages)) {
    const { page } = await visit(path, { width, height })
    await page.keyboard.press('End')
    await expect.poll(() => leftToEnd(page), { message: path }).toBe(0)
    // Nothing grows once it is there.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await leftToEnd(page), path).toBe(0)
  }
})

test.for(sizes)('at %i × %i a link to a section scrolls to it', async (size, { visit }) => {
  const [width, height] = size
  const last = projects.at(-1)!
  const anchors = [`${pages.about.path}#faq`, `${pages.projects.path}#project-${last.id}`]
  for (const address of anchors) {
    const target = (page: Page) => page.locator(`#${address.split('#')[1]}`)
    const topOf = (page: Page) =>
      target(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const { page } = await visit(address, { width, height })
    await expect.poll(() => topOf(page), { message: address }).toBeGreaterThan(40)
    expect(await topOf(page), address).toBeLessThan(130)
    // From the page itself.
    const { page: other } = await visit(address.split('#')[0]!, { width, height })
    await other.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'there'
      document.querySelector('main')!.prepend(link)
    }, address)
    await other.getByRole('link', { name: 'there', exact: true }).click()
    await expect.poll(() => topOf(other), { message: `${address} by a press` }).toBeLessThan(130)
    expect(await topOf(other), address).toBeGreaterThan(40)
  }
})

/** How much is seen of the open tab, in pixels. */
const SEEN_PX = 64

test.for([...sizes, WIDE])(
  'at %i × %i the inspector opens at its bar, and each part shows what is active',
  async (size, { visit }) => {
    const [width, height] = size
    // The last of the actors, whose chart is the largest.
    const { page } = await visit(`${pages.home.path}?inspect=showcase`, { width, height })
    const { panel, button } = inspectorOn(page)
    const active = panel.locator('.ins-stage [data-active]').last()
    const pane = panel.locator('.ins-stage').first()
    await expect(async () => {
      const [part, whole] = await Promise.all([active.boundingBox(), pane.boundingBox()])
      expect(part!.y).toBeGreaterThanOrEqual(whole!.y)
      expect(part!.y + part!.height).toBeLessThanOrEqual(whole!.y + whole!.height)
    }).toPass(PATIENCE)
    await expect(button('Close')).toBeInViewport({ ratio: 1 })
    expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  },
)

test.for(sizes)('at %i × %i the inspector shows the tab that is open', async (size, { visit }) => {
  const [width, height] = size
  const { page, said } = await visit(`${pages.home.path}?inspect`, { width, height })
  const { panel, tab } = inspectorOn(page)
  await expect(panel).toBeVisible()
  for (const name of ['events', 'log']) {
    await tab(name).click()
    const seen = () =>
      panel.locator('.ins-screen').evaluate((screen) => {
        const { top, bottom } = screen.getBoundingClientRect()
        const bar = document.querySelector('.ins-time')!.getBoundingClientRect()
        return Math.min(bottom, innerHeight, bar.top) - Math.max(0, top)
      })
    await expect.poll(seen, { message: name }).toBeGreaterThan(SEEN_PX)
  }
  expect(said).toEqual([])
})
