import type { BrowserContext, Page } from 'playwright'
import { describe } from 'vitest'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { follow, theme } from './controls.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const projectsHeading = new RegExp(pages.projects.title)

describe('storage', () => {
  const kinds: [what: string, prepare: (context: BrowserContext) => Promise<unknown>][] = [
    [
      'is denied',
      (context) =>
        context.addInitScript(() => {
          for (const kind of ['localStorage', 'sessionStorage'])
            Object.defineProperty(globalThis, kind, {
              get: () => {
                throw new DOMException('no', 'SecurityError')
              },
            })
        }),
    ],
    [
      'is full',
      (context) =>
        context.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('no', 'QuotaExceededError')
          }
        }),
    ],
    ...['null', '{', '"7"'].map((rubbish): (typeof kinds)[number] => [
      `holds ${rubbish}`,
      (context) =>
        context.addInitScript((value) => {
          for (const key of ['theme', 'motion', 'scroll', 'inspector'])
            for (const storage of [localStorage, sessionStorage])
              if (storage.getItem(key) === null) storage.setItem(key, value)
        }, rubbish),
    ]),
  ]

  test.for(kinds)(
    '%s: the page answers, and back leads to the place',
    async ([, prepare], { visit }) => {
      const { page, said } = await visit(pages.about.path, { prepare })
      await theme(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await theme(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.getByRole('button', { name: ui.motion.go }).click()
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')
      await page.mouse.move(400, 300)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => scrolled(page)).toBe(400)
      await follow(page, pages.projects)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectsHeading)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(400)
      expect(said).toEqual([])
    },
  )
})

test('what is chosen in one tab holds in the other', async ({ visit }) => {
  const { page, said } = await visit('/404')
  const other = await page.context().newPage()
  await other.goto(pages.about.path)
  await theme(other).click()
  await theme(other).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.getByRole('button', { name: ui.motion.go }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')
  await expect(page.getByRole('button', { name: ui.motion.stop })).toBeVisible()
  expect(said).toEqual([])
})
