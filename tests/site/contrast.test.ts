import type { Page } from 'playwright'
import { describe } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { call } from './palette-page.ts'
import { test } from './site.ts'
import { inEachTheme } from './themes.ts'

const tooFaint = (page: Page) =>
  violations(page, 'html', { runOnly: ['color-contrast', 'color-contrast-enhanced'] })

describe('more contrast', () => {
  test.for(Object.values(pages))('every text of $path is 7:1', async ({ path }, { visit }) => {
    const { page } = await visit(path)
    await inEachTheme(
      page,
      async (theme) => {
        expect(await tooFaint(page), theme).toEqual([])
      },
      { contrast: 'more' },
    )
  })

  test('so is the palette, with its active option marked', async ({ visit }) => {
    const { page } = await visit('/404')
    await call(page)
    await inEachTheme(
      page,
      async (theme) => {
        expect(await tooFaint(page), theme).toEqual([])
        await expect(page.locator('[aria-selected="true"]')).toHaveCSS('border-width', '2px')
      },
      { contrast: 'more' },
    )
  })
})

describe('forced colours', () => {
  test('marks that are nothing but a ground keep it', async ({ visit }) => {
    const { page } = await visit('/about')
    await page.getByRole('button', { name: faq[0]?.question ?? '' }).click()
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    await inEachTheme(
      page,
      async (theme) => {
        const canvas = await ground('body, html')
        expect(await ground('.jobs .pip.bg-signal'), theme).not.toBe(canvas)
        await expect
          .poll(() => ground('[data-card]:has([href="?inspect=faq"]) .pip'), theme)
          .not.toBe(canvas)
      },
      { forcedColors: 'active' },
    )
  })

  test('the active option of the palette stands out, and the keyboard is seen', async ({
    visit,
  }) => {
    const { page } = await visit('/404')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await inEachTheme(
      page,
      async () => {
        await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')
      },
      { forcedColors: 'active' },
    )
    await call(page)
    const groundOf = (selected: boolean) =>
      page
        .locator(`[role="option"][aria-selected="${selected}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    await inEachTheme(
      page,
      async () => {
        expect(await groundOf(true)).not.toBe(await groundOf(false))
      },
      { forcedColors: 'active' },
    )
  })
})
