import type { BrowserContext, Page } from 'playwright'
import { test } from 'vitest'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { follow, theme } from './controls.ts'
import { expect } from './expect.ts'
import { call, field } from './palette-page.ts'
import { deploy, publish } from './published.ts'
import { unseenWords } from './visibility.ts'

/** A tab of a browser without a service worker, and the documents that it has loaded. */
const openTab = async (context: BrowserContext, path: string) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  const documents: string[] = []
  const said: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  page.on('pageerror', ({ message }) => said.push(message))
  await page.goto(path, { waitUntil: 'networkidle' })
  return { page, documents, said }
}

const more = (page: Page) => page.getByRole('button', { name: ui.projects.more })

/** It answers presses, so it is no page of words only. */
const expectAlive = async (page: Page) => {
  await more(page).click()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
}

test('after a new deploy an open tab loads the next page whole, once', async () => {
  const { dist, context } = await publish()
  const { page, documents, said } = await openTab(context, '/')
  await theme(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await deploy(dist)

  await follow(page, pages.projects)
  await expect(page).toHaveURL(pages.projects.path)
  await expectAlive(page)
  expect(documents).toEqual(['/', pages.projects.path])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await follow(page, pages.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(documents).toEqual(['/', pages.projects.path, '/'])
  expect(said).toEqual([])
})

test('parts whose code is gone say so, or do without it', async () => {
  const { dist, context } = await publish()
  const { page, documents, said } = await openTab(context, pages.projects.path)
  await deploy(dist)
  await expectAlive(page)
  await expect(page.getByRole('article')).toHaveCount(projects.length)
  const all = `${projects.length} ${ui.carousel.of} ${projects.length} ${ui.projects.shown}`
  await expect(page.getByRole('status').filter({ hasText: ui.projects.shown })).toHaveText(all)
  await expect(more(page)).toHaveCount(0)
  await expect(page.getByRole('article').nth(3).getByRole('heading')).toBeFocused()
  expect(await unseenWords(page.locator('main'))).toEqual([])

  await page.keyboard.press('Control+k')
  const failure = page.getByRole('alert').getByRole('link')
  await expect(failure).toBeInViewport({ ratio: 1 })
  expect(documents).toEqual([pages.projects.path])
  await failure.click()
  await expect(failure).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await call(page)
  await expect(field(page)).toBeFocused()
  expect(documents).toEqual([pages.projects.path, pages.projects.path])
  expect(said).toEqual([])
})

test('so it does on the way back to a page whose code is gone', async () => {
  const { dist, context } = await publish()
  const { page, documents } = await openTab(context, pages.projects.path)
  await follow(page, pages.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  await page.reload({ waitUntil: 'networkidle' })
  await deploy(dist)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.goBack()
  await expect(page).toHaveURL(pages.projects.path)
  await expectAlive(page)
  expect(documents.slice(2)).toEqual([pages.projects.path])
})

test('a page whose code never comes is loaded once, and can be read', async () => {
  const { context } = await publish()
  await context.route('**/assets/projects-*.js', (route) => route.fulfill({ status: 404 }))
  const { page, documents } = await openTab(context, '/404')
  await follow(page, pages.projects)
  await expect(page).toHaveURL(pages.projects.path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await follow(page, pages.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  expect(documents).toEqual(['/404', pages.projects.path, pages.about.path])
})

test('without a connection the page says so and can be asked for again', async () => {
  const { context } = await publish()
  const { page, documents } = await openTab(context, '/404')
  await context.setOffline(true)
  await follow(page, pages.projects)
  const failure = page.getByRole('alert')
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  // If the connection came back while the code was asked for, the document has been loaded instead.
  const retry = failure.getByRole('button')
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(more(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAlive(page)
  expect(documents.length).toBeLessThanOrEqual(2)
})
