import type { Page } from 'playwright'

import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site'

// Without a GPU the compositor draws what is behind a layer again in each frame, unless it is opaque.
const expectOpaqueLayer = async (page: Page) => {
  const viewport = page.locator('.carousel-viewport')
  await viewport.scrollIntoViewIfNeeded()
  await expect(viewport).toHaveCSS('will-change', 'transform')
  await expect(viewport).toHaveCSS('background-color', /^(?:rgb|color)\([^/]+\)$/)
}

test('the showcase’s track moves over an opaque layer, and no rounded clip is around it', async ({
  visit,
}) => {
  const { page } = await visit(pages.home.path, { moves: true })
  await expectOpaqueLayer(page)
  const clips = await page.locator('.carousel-viewport').evaluate((element) => {
    const around: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at)
    return around.filter((at) => {
      const { overflow, borderRadius } = getComputedStyle(at)
      return overflow !== 'visible' && borderRadius !== '0px'
    }).length
  })
  expect(clips).toBe(0)
})

test('so do the skills, and the lines around them stay in view at any width', async ({ visit }) => {
  const { page } = await visit(pages.about.path, { moves: true })
  await expectOpaqueLayer(page)
  for (const width of [360, 768, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const room = await page.locator('.skills-viewport').evaluate((element) => {
      const band = element.closest('.border-y')!.getBoundingClientRect()
      // The layer is snapped to whole pixels: it may reach half a pixel further.
      return band.bottom - 1 - element.getBoundingClientRect().bottom
    })
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0.5)
  }
})
