import { expect } from 'playwright/test'
import { describe, test } from 'vitest'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { ui } from '#content/ui'

import { runningAnimations, unseenWords } from './seen.ts'
import { visit } from './site.ts'

describe.each(Object.values(pages).map(({ path }) => path))('%s', (path) => {
  test('stands still and is all in sight for those who want less motion', async () => {
    const { page } = await visit(path, { reducedMotion: true })
    expect(await runningAnimations(page)).toEqual([])
    expect(await unseenWords(page.locator('main'))).toEqual([])
  })

  test('has entered completely once the reader has been down the page', async () => {
    const { page } = await visit(path)
    const entrances = page.locator('main h1, main h2, main h3')
    for (const heading of await entrances.all())
      if (await heading.isVisible()) await heading.scrollIntoViewIfNeeded()
    await expect.poll(() => unseenWords(page.locator('main')), { timeout: 8000 }).toEqual([])
  })
})

const titles = showcase.map((id) => projects.find((project) => project.id === id)?.title ?? '')

test('the showcase goes on to the next project every two seconds', async () => {
  const { page } = await visit('/', { frozen: true })
  const slides = page.getByRole('region', { name: ui.showcase.label }).getByRole('group')
  // What is inert is not among the groups that assistive technology is told of.
  await expect(slides).toHaveAccessibleName(new RegExp(titles[0] ?? ''))
  await page.clock.runFor(2000)
  await expect(slides).toHaveAccessibleName(new RegExp(titles[1] ?? ''))
})

test('the showcase stands still when the visitor stops motion', async () => {
  const { page } = await visit('/', { frozen: true })
  await page.getByRole('button', { name: ui.motion.stop }).click()
  await page.clock.runFor(10_000)
  const slides = page.getByRole('region', { name: ui.showcase.label }).getByRole('group')
  await expect(slides).toHaveAccessibleName(new RegExp(titles[0] ?? ''))
  await expect.poll(() => runningAnimations(page)).toEqual([])
})

test('the wish to stand still is kept for the next page and the next visit', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: ui.motion.stop }).click()
  await page.goto('/about')
  await expect(page.getByRole('button', { name: ui.motion.go })).toBeVisible()
  expect(await runningAnimations(page)).toEqual([])
})
