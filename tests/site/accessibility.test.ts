import { describe } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content/ui'
import { PAGE_SIZE } from '#machines/pager.machine'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

test('the check hears of a fault', async ({ visit }) => {
  const { page } = await visit('/', { reducedMotion: true })
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
})

describe.each(['dark', 'light'] as const)('in the %s theme', (colorScheme) => {
  test.for(Object.values(pages).map(({ path }) => path))(
    '%s has no fault that axe knows, nor has it on a phone',
    async (path, { visit }) => {
      const { page } = await visit(path, { colorScheme, reducedMotion: true })
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await violations(page)).toEqual([])
    },
  )

  test('nor has what opens: the menu, an answer, the rest of the projects', async ({ visit }) => {
    const wishes = { colorScheme, reducedMotion: true, width: 360 }
    const { page } = await visit('/about', wishes)
    await page.getByRole('button', { name: faq[0]?.question ?? '' }).click()
    await page.getByRole('button', { name: ui.navigation.menu }).click()
    expect(await violations(page)).toEqual([])

    const projects = await visit('/projects', wishes)
    await projects.page.getByRole('button', { name: ui.projects.more }).click()
    await projects.page.getByRole('article').nth(PAGE_SIZE).waitFor()
    expect(await violations(projects.page)).toEqual([])
  })
})
