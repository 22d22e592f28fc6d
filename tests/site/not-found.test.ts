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

test.for([pages.home, pages.about, pages.projects])(
  'from an address without a page a link leads to $path',
  async ({ path, title }, { visit }) => {
    const { page } = await visit('/nowhere')
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(new RegExp(title))
  },
)

test('the three links are there without JavaScript', async ({ visit }) => {
  const { page } = await visit('/nowhere', { javaScript: false })
  const links = [pages.home, pages.about, pages.projects].map(({ path }) =>
    expect(page.locator(`main a[href="${path}"]`)).toBeVisible(),
  )
  expect(await Promise.all(links)).toHaveLength(3)
})
