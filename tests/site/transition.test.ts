import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { follow, theme } from './controls.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

/** Holds the next transition between pages as soon as it runs. */
const holdTransition = (page: Page) =>
  page.evaluate(() => {
    const hold = () => {
      const animations = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-tra'))
      for (const animation of animations) animation.pause()
      document.documentElement.toggleAttribute('data-held', animations.length > 0)
      if (animations.length === 0) requestAnimationFrame(hold)
    }
    requestAnimationFrame(hold)
  })

test('a press while one page turns into another is answered, once', async ({ visit }) => {
  const { page, said } = await visit('/about', { moves: true })
  await page.locator('header[data-entrance="entered"]').waitFor()
  await holdTransition(page)
  const { x = 0, y = 0, width = 0, height = 0 } = (await theme(page).boundingBox()) ?? {}
  await follow(page, pages.projects)
  await page.locator('html[data-held]').waitFor()
  // A locator would wait for the end.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme.dark}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.projects.heading)
  expect(said).toEqual([])
})
