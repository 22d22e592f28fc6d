import type { Page } from 'playwright'
import { describe } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'

import { ui } from '#content/ui'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

const tooFaint = (page: Page) =>
  violations(page, 'html', { runOnly: ['color-contrast', 'color-contrast-enhanced'] })

describe.each(['dark', 'light'] as const)('more contrast in the %s theme', (colorScheme) => {
  test.for(Object.values(pages))('every text of $path is 7:1', async ({ path }, { visit }) => {
    const { page } = await visit(path, { colorScheme, reducedMotion: true })
    await page.emulateMedia({ contrast: 'more' })
    expect(await tooFaint(page)).toEqual([])
  })

  test('so is the palette, with its active option marked', async ({ visit }) => {
    const { page } = await visit('/', { colorScheme, reducedMotion: true })
    await page.emulateMedia({ contrast: 'more' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    expect(await tooFaint(page)).toEqual([])
    await expect(page.locator('[aria-selected="true"]')).toHaveCSS('border-width', '2px')
  })
})

describe.each(['dark', 'light'] as const)('forced colours in the %s theme', (colorScheme) => {
  test('marks that are nothing but a ground keep it', async ({ visit }) => {
    const { page } = await visit('/about', { colorScheme, reducedMotion: true })
    await page.emulateMedia({ forcedColors: 'active' })
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    const canvas = await ground('body, html')
    expect(await ground('.jobs .pip.bg-signal')).not.toBe(canvas)
    await page.getByRole('button', { name: faq[0]?.question ?? '' }).click()
    await expect.poll(() => ground(`[data-card="${ui.faq.node}"] .pip`)).not.toBe(canvas)
  })

  test('the active option of the palette stands out from the others', async ({ visit }) => {
    const { page } = await visit('/', { colorScheme, reducedMotion: true })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('Control+k')
    const groundOf = (selected: boolean) =>
      page
        .locator(`[role="option"][aria-selected="${selected}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await groundOf(true)).not.toBe(await groundOf(false))
  })

  test('the keyboard is seen', async ({ visit }) => {
    const { page } = await visit('/', { colorScheme, reducedMotion: true })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')
  })
})
