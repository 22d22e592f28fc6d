import { describe, inject } from 'vitest'

import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site.ts'

describe.each(Object.values(pages))('$path', ({ path, title, description }) => {
  test('has its title, its description and all that it says before a script has run', async ({
    visit,
  }) => {
    const { page } = await visit(path, { javaScript: false })
    expect(await page.title()).toContain(title)
    const meta = page.locator('meta[name="description"]')
    await expect(meta).toHaveAttribute('content', description)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await page.locator('#root').innerText()).length).toBeGreaterThan(100)
  })

  test('does not move what the reader looks at while it loads', async ({ visit }) => {
    const { page } = await visit(path, { moves: true, width: 390 })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            )
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })
})

test.for(['/', '/about', '/nowhere', '/cv.pdf'])('%s comes with the headers', async (address) => {
  const { headers } = await fetch(new URL(address, inject('siteUrl')))
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
