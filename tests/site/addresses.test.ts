/** The page that was sent is the page, whatever its address looks like, and the address is put right. */
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { MACHINES } from '#devtools/machine-pages/machines-path.ts'

import { follow } from './controls.ts'
import { expect } from './expect.ts'
import { hydrated, readBuilt, test } from './site.ts'

const QUERY = '?from=a%20card#faq'

test.for([
  '/%61bout',
  '//about',
  '/about/',
  '/about/index.html',
  '/about.html',
  // This server does not know it and sends “not found”: the page is at the address that is right.
  '/About',
])('%s shows its page at the address of it, with query and hash', async (address, { visit }) => {
  const { page, said } = await visit('/404')
  const { origin } = new URL(page.url())
  await page.goto(origin + address + QUERY)
  await expect(page).toHaveURL(origin + pages.about.path + QUERY)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  const link = page.getByRole('navigation').getByRole('link', { name: pages.about.navigation })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await follow(page, pages.projects)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.title)
  await page.goBack()
  await expect(page).toHaveURL(origin + pages.about.path + QUERY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  expect(said).toEqual([])
})

test('a page about machines is found as all are, and one that is not there is not', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/Machines//Pager/?a#b`)
  await expect(page).toHaveURL(`${origin}${MACHINES}/pager?a#b`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pager')
  await page.goto(`${origin}/Machines/None`)
  await hydrated(page)
  await expect(page).toHaveURL(`${origin}${MACHINES}/none`)
  await expect(page).toHaveTitle(new RegExp(pages.notFound.title))
})

test('a copy in an archive stays the page that it is, and its links lead where the archive says', async ({
  visit,
}) => {
  const archive = '/web/2026/https://okafor.test'
  const copy = (name: string) =>
    readBuilt(name).replaceAll('href="/projects"', `href="${archive}/projects"`)
  const { page, said } = await visit('/404')
  await page.route(`**${archive}/*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: copy(`${new URL(route.request().url()).pathname.split('/').at(-1)!}.html`),
    }),
  )
  await page.goto(`${archive}/about`)
  await hydrated(page)
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  await follow(page, pages.projects)
  await expect(page).toHaveURL(`${archive}/projects`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.title)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(false)
  expect(said).toEqual([])
})

test('headings called like parts of the site have ids of their own, and links are no loads', async ({
  visit,
}) => {
  const withHeadings = projects.find(({ highlights }) => highlights !== undefined)!
  const { page, said } = await visit(`${pages.projects.path}/${withHeadings.id}`)
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  for (const heading of ['main', 'bar', 'root', 'menu', 'machines']) expect(ids).toContain(heading)
  expect(ids).toEqual([...new Set(ids)])
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  await page.locator('main').getByRole('link', { name: 'machines' }).press('Enter')
  await expect(page).toHaveURL(/#machines$/)
  await expect(page.getByRole('heading', { name: 'Machines', exact: true })).toBeInViewport()
  await follow(page, pages.about)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  expect(said).toEqual([])
})
