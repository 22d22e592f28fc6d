/** What axe finds wrong in a page, in one theme or in both. */
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { runningAnimations } from './visibility.ts'

/** What a theme can break. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** A colour in transition has no contrast to speak of. */
const settled = (page: Page, part = 'html') =>
  expect.poll(() => runningAnimations(page, part)).toEqual([])

/** What axe finds wrong in a page, or in a part of it; when what moves there has come to rest. */
export const violations = async (page: Page, part = 'html', options: RunOptions = {}) => {
  await settled(page, part)
  // Its half megabyte need not come for every look at the same page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([root, wishes]) => {
      // What it would load again, none of its rules needs here.
      const fast = { preload: false, resultTypes: ['violations' as const] }
      return window.axe?.run(root, { ...fast, ...wishes })
    },
    [part, options] as const,
  )
  if (!found) throw new Error('axe is not in the page.')
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}

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
    // For a frame its colours are in transition.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await settled(page)
    await look(colorScheme)
  }
}

/** The same in both themes. A theme changes colours only: the second is asked for nothing else. */
export const violationsInThemes = async (page: Page, part = 'html') => {
  const found: string[] = []
  await inEachTheme(page, async (theme) => {
    const faults = await violations(page, part, theme === 'dark' ? {} : COLOURS)
    found.push(...faults.map((fault) => `${theme} theme, ${fault}`))
  })
  return found
}
