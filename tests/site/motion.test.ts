import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { enlivenShowcase, onShow } from './showcase-page.ts'
import { LATER, runningAnimations, unseenWords } from './visibility.ts'
import { test } from './site.ts'

test.for(Object.values(pages).map(({ path }) => path))(
  '%s has entered completely once the reader has been down the page',
  async (path, { visit }) => {
    const { page } = await visit(path, { moves: true })
    for (const part of await page.locator('[data-entrance]').filter({ visible: true }).all())
      await part.scrollIntoViewIfNeeded()
    const unseen = () => unseenWords(page.locator('main'), LATER)
    await expect.poll(unseen).toEqual([])
  },
)

const titles = showcase.map((id) => projects.find((project) => project.id === id)?.title ?? '')

test('the showcase goes on every two seconds, until the visitor stops motion', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { moves: true, frozen: true })
  await enlivenShowcase(page)
  const labelAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    return onShow(page).getAttribute('aria-label')
  }
  const step = 100
  await expect.poll(() => labelAfter(step), { intervals: [step] }).toContain(titles[1])

  // The movement itself takes its own time, which is not the page clock's.
  const movements = () =>
    onShow(page).evaluate((slide) => slide.parentElement?.getAnimations({ subtree: true }).length)
  await expect.poll(movements).toBe(0)
  expect(await labelAfter(2000 - 2 * step)).toContain(titles[1])
  await page.clock.runFor(3 * step)
  await expect(onShow(page)).toHaveAccessibleName(new RegExp(titles[2] ?? ''))

  await page.getByRole('button', { name: ui.motion.stop }).click()
  await page.clock.runFor(10_000)
  await expect(onShow(page)).toHaveAccessibleName(new RegExp(titles[2] ?? ''))
  await expect.poll(() => runningAnimations(page)).toEqual([])
  expect(said).toEqual([])
})

test('the wish to stand still is kept for the next page and the next visit', async ({ visit }) => {
  const { page, said } = await visit('/404', { moves: true })
  await page.getByRole('button', { name: ui.motion.stop }).click()
  await page.goto('/about')
  await expect(page.getByRole('button', { name: ui.motion.go })).toBeVisible()
  await expect.poll(() => runningAnimations(page)).toEqual([])
  expect(said).toEqual([])
})
