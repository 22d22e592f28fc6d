import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { test } from 'vitest'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { writeServiceWorker } from '../../src/build/site/service-worker.ts'
import { expect } from './expect.ts'
import { deploy, publish } from './published.ts'

const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    return names.some((name) => name.includes('precache'))
  })

const waiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return Boolean(registration.waiting)
  })

/** What a browser does by itself when its visitor comes again. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

test('a returning visitor without a connection gets the site, and what they have seen once', async () => {
  const { server, context } = await publish()
  const page = await context.newPage()
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  await page.goto('./')
  const portrait = page.getByRole('img', { name: `${ui.hero.portraitAlt} ${identity.name}` })
  const source = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)
  // Safari would ask the network for it again, and no worker had it.
  const isSaved = () => page.evaluate(async (url) => Boolean(await caches.match(url)), source)
  await expect.poll(isSaved).toBe(true)
  await expect.poll(() => isKept(page)).toBe(true)

  const inspect = page.getByRole('link', { name: ui.footer.inspect })
  const panel = page.locator('.ins-panel')
  const comeBack = async () => {
    await page.goto('./about')
    await inspect.click()
  }
  await page.goto('./about')
  await context.setOffline(true)
  // What they have not seen fails in silence.
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_'))
  await comeBack()
  await failed
  await expect(panel).toHaveCount(0)
  await context.setOffline(false)
  await comeBack()
  await expect(page.locator('li.ins-event').first()).toBeVisible()
  await server.close()
  await comeBack()
  await expect(page.locator('li.ins-event').first()).toBeVisible()
  expect(said).toEqual([])

  await page.goto('./about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  await page.getByRole('link', { name: pages.projects.navigation, exact: true }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('button', { name: ui.projects.more })).toBeVisible()
  expect(await page.evaluate(() => fetch('/cv.pdf').then(({ status }) => status))).toBe(200)
})

test('an update breaks no open tab, and takes over after it', async () => {
  const { dist, context } = await publish()
  const tab = await context.newPage()
  const said: string[] = []
  tab.on('pageerror', ({ message }) => said.push(message))
  await tab.goto('./')
  await expect.poll(() => isKept(tab)).toBe(true)
  await tab.reload()

  const oldEntry = await deploy(dist)
  await lookForUpdate(tab)
  await expect.poll(() => waiting(tab)).toBe(true)
  await tab.getByRole('link', { name: pages.projects.navigation, exact: true }).click()
  await expect(tab.getByRole('button', { name: ui.projects.more })).toBeVisible()
  expect(said).toEqual([])

  await tab.close()
  const next = await context.newPage()
  await next.goto('./')
  const keys = () =>
    next.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'))
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests
        .flat()
        .map(({ url }) => url)
        .join(' ')
    })
  expect(await next.content()).toContain('-next-')
  await expect.poll(keys).not.toContain(oldEntry)
  expect(await keys()).toContain('-next-')
})

test('turned off, it goes and takes what it kept with it', async () => {
  const { dist, context } = await publish()
  const page = await context.newPage()
  await page.goto('./404')
  await expect.poll(() => isKept(page)).toBe(true)

  const nothing = { root: process.cwd(), dist, base: '/', routes: [], shipped: [] as never }
  await writeFile(join(dist, 'sw.js'), await writeServiceWorker(nothing, false))
  await lookForUpdate(page)
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
})
