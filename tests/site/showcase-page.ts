import type { Page } from 'playwright'

import { ui } from '#content/ui'

import { expect } from './expect.ts'

const showcaseOf = (page: Page) => page.getByRole('region', { name: ui.showcase.label })

export const onShow = (page: Page) =>
  showcaseOf(page).locator(`[aria-roledescription="${ui.carousel.slide}"]:not([inert])`)

/** Lets a frozen page's time go on until the showcase knows which slide is on show. */
export const enlivenShowcase = async (page: Page) => {
  await showcaseOf(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(onShow(page)).toHaveCount(1, { timeout: 100 })
  }).toPass({ timeout: 20_000 })
}
