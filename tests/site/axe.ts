import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { inEachTheme } from './themes.ts'
import { runningAnimations } from './visibility.ts'

/** What a theme can break. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds wrong in a page, or in a part of it; when what moves there has come to rest. */
export const violations = async (page: Page, part = 'html', options: RunOptions = {}) => {
  // A colour on its way to another has no contrast to speak of.
  await expect.poll(() => runningAnimations(page)).toEqual([])
  // Its half megabyte need not come for every look at the same page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([root, wishes]) => {
      // Parts out of view are laid out as in print: else they reach over their neighbours, cut off
      // by a containment that axe does not know.
      document.documentElement.dataset['whole'] = ''
      // What it would load again, none of its rules needs here.
      const fast = { preload: false, resultTypes: ['violations' as const] }
      const results = await window.axe?.run(root, { ...fast, ...wishes })
      delete document.documentElement.dataset['whole']
      return results
    },
    [part, options] as const,
  )
  if (!found) throw new Error('axe is not in the page.')
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
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
