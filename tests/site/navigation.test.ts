import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { test } from './site.ts'

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click()
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a link changes the page without loading it anew, and the name leads home', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { moves: true })
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name })
  const description = page.locator('meta[name="description"]')
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))

  await follow(page, pages.about.navigation)
  await expect(description).toHaveAttribute('content', pages.about.description)
  await expect(link(pages.about.navigation)).toHaveAttribute('aria-current', 'page')

  await follow(page, pages.projects.navigation)
  await expect(page).toHaveURL(pages.projects.path)
  await expect(page).toHaveTitle(new RegExp(pages.projects.title))
  await expect(heading(page)).toHaveText(ui.projects.heading)
  await expect(link(pages.projects.navigation)).toHaveAttribute('aria-current', 'page')
  await expect(link(pages.about.navigation)).not.toHaveAttribute('aria-current', 'page')

  await page.getByRole('navigation').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(new RegExp(pages.home.title))
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  expect(said).toEqual([])
})

test('a followed link begins at the top, with the heading in focus, and back and forward return', async ({
  visit,
}) => {
  const { page } = await visit('/about', { moves: true, height: 500 })
  // A bar that is still sliding in would be scrolled into view to be pressed.
  await page.locator('header[data-entrance="entered"]').waitFor()
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => scrollOf(page)).toBe(700)
  await follow(page, pages.projects.navigation)
  await expect(heading(page)).toHaveText(ui.projects.heading)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => scrollOf(page)).toBe(300)

  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await expect.poll(() => scrollOf(page)).toBe(700)

  await page.goForward()
  await expect(page).toHaveTitle(new RegExp(pages.projects.title))
  await expect.poll(() => scrollOf(page)).toBe(300)

  // So they do when the page has been loaded anew.
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => scrollOf(page)).toBe(300)
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await expect.poll(() => scrollOf(page)).toBe(700)
})

test('the first thing that Tab reaches skips to the content', async ({ visit }) => {
  const { page } = await visit('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: ui.skipLink })
  await expect(skip).toBeFocused()
  // Over the page, which stays where it is.
  await expect(skip).toHaveCSS('position', 'fixed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the CV link serves a PDF to be kept', async ({ visit }) => {
  const { page } = await visit('/404', { javaScript: false })
  const link = page.getByRole('link', { name: ui.navigation.cv })
  await expect(link).toHaveAttribute('download', /\.pdf$/)
  await expect(link).toHaveAttribute('target', '_blank')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('back from a link within the page leads to where it was followed', async ({ visit }) => {
  const { page } = await visit('/about', { moves: true, height: 500 })
  await page.locator('header[data-entrance="entered"]').waitFor()
  await page.evaluate(() => scrollTo(0, 700))
  const skip = page.getByRole('link', { name: ui.skipLink })
  // Focused as it is reached from further down: without its own scrolling.
  await skip.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  // What comes to life above may have moved it a little.
  const before = await scrollOf(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about#main')
  await expect.poll(() => scrollOf(page)).toBeLessThan(300)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrollOf(page)).toBe(before)
})
