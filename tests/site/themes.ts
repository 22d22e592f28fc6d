import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { runningAnimations } from './visibility.ts'

const THEMES = ['dark', 'light'] as const

/** The visitor's system has one theme, and then the other, with these wishes. */
export const inEachTheme = async (
  page: Page,
  look: (theme: (typeof THEMES)[number]) => Promise<void>,
  media: Parameters<Page['emulateMedia']>[0] = {},
) => {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ ...media, colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Its colours are on their way then.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect.poll(() => runningAnimations(page)).toEqual([])
    await look(colorScheme)
  }
}
