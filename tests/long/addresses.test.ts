/** Paths with letters beyond ASCII, in a folder with such letters: on every way to a page, and without a connection. */
import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { site } from '#content/site'

import { buildSite } from '../release/build-site.ts'
import { active, call, field, follow } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { hydrated, test } from '../site/site.ts'

const own = {
  ...pages,
  about: { ...pages.about, path: '/über-mich' },
  // It is not one of the pages about machines, which are there, too.
  projects: { ...pages.projects, path: '/machines-i-built' },
}
const FOLDER = '/bücher/'

let built: Awaited<ReturnType<typeof buildSite>>
beforeAll(async () => {
  built = await buildSite({
    base: FOLDER,
    content: {
      pages: own,
      site: { ...site, address: 'https://okafor.test/bücher/' },
    },
    files: {
      'src/content/projects/tide-table.mdx':
        '## Root\n\nIt is told in [who I am](/über-mich#faq).\n',
      'src/content/projects/13.mdx': 'See [the tides](/machines-i-built/tide-table#root).\n',
    },
  })
}, 240_000)
afterAll(() => built.stop())

const addressOf = (path: string) => new URL(encodeURI(FOLDER + path.slice(1)), built.url).href

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const canonical = (page: Page) => page.locator('link[rel=canonical]')
const link = (page: Page, { navigation }: { navigation: string }) =>
  page.getByRole('navigation').getByRole('link', { name: navigation, exact: true })

test('each is hydrated, is the current one in the bar, and comes back by Back, Forward and reload', async ({
  visit,
}) => {
  const { page, said } = await visit(addressOf(own.about.path), { isFirst: true })
  const expectAt = async (at: { path: string; title: string; navigation: string }) => {
    await expect(page).toHaveURL(addressOf(at.path))
    await expect(heading(page)).toHaveText(at.title)
    await expect(link(page, at)).toHaveAttribute('aria-current', 'page')
    await expect(canonical(page)).toHaveAttribute(
      'href',
      `https://okafor.test${encodeURI(FOLDER + at.path.slice(1))}`,
    )
  }
  await expectAt(own.about)
  await follow(page, own.projects)
  await expectAt(own.projects)
  await page.goBack()
  await expectAt(own.about)
  await page.goForward()
  await expectAt(own.projects)
  await page.reload()
  await hydrated(page)
  await expectAt(own.projects)
  await call(page)
  await field(page).fill(own.about.navigation)
  await expect(active(page)).toContainText(own.about.path)
  await page.keyboard.press('Enter')
  await expectAt(own.about)
  await page.goto(addressOf('/machines/pager'))
  await expect(heading(page)).toHaveText('pager')
  await page.locator('.machine-simulator button').first().waitFor({ state: 'attached' })
  await follow(page, own.about)
  await expectAt(own.about)
  expect(said).toEqual([])
})

test('a link in a text leads there without a load, and to a heading called as a part of the site', async ({
  visit,
}) => {
  const { page, said } = await visit(addressOf(`${own.projects.path}/13`), { isFirst: true })
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  await page.locator('main').getByRole('link', { name: 'the tides' }).press('Enter')
  await expect(heading(page)).toHaveText(projects.find(({ slug }) => slug === 'tide-table')!.title)
  await expect(page.getByRole('heading', { name: 'Root' })).toBeFocused()
  await page.locator('main').getByRole('link', { name: 'who I am' }).press('Enter')
  await expect(page).toHaveURL(addressOf(`${own.about.path}#faq`))
  await expect(heading(page)).toHaveText(own.about.title)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  expect(said).toEqual([])
})

test('an address that is written otherwise is put right, as the browser writes it', async ({
  visit,
}) => {
  const { page, said } = await visit(addressOf('/'), { isFirst: true })
  for (const written of [
    'b%C3%BCcher//%c3%bcber-mich/?a#faq',
    'b%C3%BCcher/u%CC%88ber%2Dmich.html?a#faq',
  ]) {
    await page.goto(new URL(written, new URL('/', built.url)).href)
    await expect(page).toHaveURL(addressOf(`${own.about.path}?a#faq`))
    await hydrated(page)
    await expect(heading(page)).toHaveText(own.about.title)
  }
  expect(said).toEqual([])
})

test('what is stored has the folder in its key', async ({ visit }) => {
  const { page } = await visit(addressOf('/'), { isFirst: true })
  await page.locator('[data-actor=theme]').first().click()
  await page.locator('[data-actor=motion]').first().click()
  await page.reload()
  await hydrated(page)
  const keys = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((all) => Object.keys(all)),
  )
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.filter((key) => !decodeURI(key).startsWith(FOLDER))).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without a connection, each is there, however its address is written', async ({ visit }) => {
  const { page } = await visit(addressOf('/'), { serviceWorker: true })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  for (const written of [own.about.path, '/%c3%bcber%2Dmich/', '/über-mich.html']) {
    await page.goto(new URL(FOLDER + written.slice(1), built.url).href)
    await hydrated(page)
    await expect(heading(page)).toHaveText(own.about.title)
    await expect(page).toHaveURL(addressOf(own.about.path))
  }
})
