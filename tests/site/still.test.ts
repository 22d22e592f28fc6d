/** Of a page that nobody has moved nothing is hidden, also out of view: a capture of it is whole. */
import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'

import { anchors } from '#site/routing/anchors.ts'
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

test.for([
  `${pages.about.path}#${anchors.experience}`,
  `${pages.about.path}#faq-${faq[0]!.id}`,
  `${pages.projects.path}#project-${projects.at(-1)!.id}`,
])('%s is whole, too: it is no visitor who scrolls there', async (address, { visit }) => {
  const { page, said } = await visit(address, { moves: true, width: 390, height: 300 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(missing)).toEqual([])
  expect(await page.locator('html[data-untouched]').count()).toBe(1)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-untouched]')).toHaveCount(0)
  expect(said).toEqual([])
})
