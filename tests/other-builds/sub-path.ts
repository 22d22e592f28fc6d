import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { test } from 'vitest'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expectServedByApache, hasApache } from './apache.ts'
import { openBrowser } from '../site/browser.ts'
import { expect } from '../site/expect.ts'
import { BASE, server, site } from './hostile-site.ts'
import { expectServedByNginx, hasNginx } from './nginx.ts'

/** A browser in which nothing may be asked for outside the folder. */
const open = async (
  work: (page: Page, strays: string[], said: string[]) => Promise<void>,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
) => {
  const browser = await openBrowser()
  const context = await browser.newContext({ baseURL: server.url, reducedMotion })
  try {
    const page = await context.newPage()
    const strays: string[] = []
    const said: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith(BASE)) strays.push(request.url())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`)
    })
    page.on('pageerror', ({ message }) => said.push(message))
    page.on('console', (message) => {
      if (!/^(?:info|verbose)$/.test(message.type())) said.push(message.text())
    })
    await work(page, strays, said)
  } finally {
    await context.close()
  }
}

/** What is asked of a site under a folder. */
export const testSubPath = () => {
  test('under a folder all pages, files and links are found', () =>
    open(async (page, strays, said) => {
      const link = (name: string) => page.getByRole('link', { name, exact: true })
      await page.goto('.')
      await page.waitForLoadState('networkidle')
      await link(pages.about.navigation).click()
      await expect(page).toHaveURL(new RegExp(`${BASE}about$`))
      await expect(page).toHaveTitle(new RegExp(pages.about.title))
      await link(pages.projects.navigation).click()
      await expect(page).toHaveURL(new RegExp(`${BASE}projects$`))
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: ui.projects.more })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
      await link(pages.about.navigation).first().click()
      await page.locator('header a').first().click()
      await expect(page).toHaveURL(new RegExp(`${BASE}$`))
      expect(strays).toEqual([])
      expect(said).toEqual([])
    }, 'no-preference'))

  test('an unknown address there is answered with the page that says so', () =>
    open(async (page) => {
      const response = await page.goto('./nowhere/at/all', { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.notFound.heading)
      await page.locator(`main a[href="${BASE}about"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
    }))

  test('a visitor returns to it without a connection', () =>
    open(async (page) => {
      await page.goto('.')
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration()
            return registration?.active?.state === 'activated' ? registration.scope : ''
          }),
        )
        .toMatch(new RegExp(`${BASE}$`))
    }))

  test('no file names an address outside the folder', async () => {
    const { dist } = site
    const files = (await readdir(dist)).filter((file) => /\.(?:html|webmanifest|xml)$/.test(file))
    const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
    const addresses = texts.flatMap((text) =>
      [...text.matchAll(/(?:href|src|loc|content)(?:="|">|>|": ")(\/[^"<]*)/g)].map(
        ([, url]) => url,
      ),
    )
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((url) => !url?.startsWith(BASE))).toEqual([])
    expect(await readFile(join(dist, '_headers'), 'utf8')).toMatch(new RegExp(`^${BASE}\\*$`, 'm'))
  })

  test.skipIf(!hasNginx)('nginx serves the folder, and nothing beside it', async () => {
    const { ask } = await expectServedByNginx(site.folder, BASE)
    const { status, headers } = await ask('/portfolio')
    expect([status, headers.get('location')]).toEqual([301, BASE])
    for (const path of ['/', '/index.html', '/about']) expect((await ask(path)).status).toBe(404)
  })

  test.skipIf(!hasApache)('Apache serves the folder, too', async () => {
    const { ask } = await expectServedByApache(site.folder, BASE)
    expect((await ask('/about')).status).toBe(404)
  })
}
