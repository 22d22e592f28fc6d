import type { Page } from 'playwright'

import { palette as words } from '#content/palette'

import { expect } from './expect.ts'

export const field = (page: Page) => page.getByRole('combobox', { name: words.label })
export const options = (page: Page) => page.getByRole('option')
export const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

/** Opens the palette by its keys. A page that is not alive yet does not hear them: asked again. */
export const call = (page: Page) =>
  expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 5000 })
  }).toPass()
