/** Of a page that nobody has moved nothing is hidden, also out of view: a capture of it is whole. */
import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site.ts'
import { missing } from './whole.ts'

test.for([
  [pages.home.path, 390],
  [pages.home.path, 1280],
  [pages.about.path, 390],
  [pages.about.path, 1280],
] as const)('%s at %i px is whole before its visitor moves', async ([path, width], { visit }) => {
  const { page } = await visit(path, { moves: true, width })
  await expect.poll(() => page.evaluate(missing)).toEqual([])
  expect(await page.locator('html[data-untouched]').count()).toBe(1)
})
