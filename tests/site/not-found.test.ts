import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site.ts'

test.for(['/nowhere', '/about/nothing', '/projects.php'])(
  '%s is answered with 404 and the page that says so',
  async (path, { visit }) => {
    const { page, status, said } = await visit(path)
    expect(status).toBe(404)
    expect(said).toEqual([])
    expect(await page.title()).toContain(pages.notFound.title)
  },
)

test('from an address without a page links lead to those there are', async ({ visit }) => {
  const { page } = await visit('/nowhere')
  for (const { path, title } of [pages.home, pages.about, pages.projects]) {
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(new RegExp(title))
    await page.goBack()
    await expect(page).toHaveURL('/nowhere')
  }
})

test('the three links are there without JavaScript', async ({ visit }) => {
  const { page } = await visit('/nowhere', { javaScript: false })
  const links = [pages.home, pages.about, pages.projects].map(({ path }) =>
    expect(page.locator(`main a[href="${path}"]`)).toBeVisible(),
  )
  expect(await Promise.all(links)).toHaveLength(3)
})
