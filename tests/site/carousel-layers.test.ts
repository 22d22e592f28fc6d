import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { test } from './site'

// Without a GPU the compositor draws what is behind a layer again in each frame, unless it is opaque.
for (const path of [pages.home.path, pages.about.path]) {
  test(`on ${path} the track moves over an opaque layer within its frame`, async ({ visit }) => {
    const { page } = await visit(path, { moves: true })
    const viewport = page.locator('.carousel-viewport')
    await viewport.scrollIntoViewIfNeeded()
    const layer = await viewport.evaluate((element) => {
      const { willChange, backgroundColor } = getComputedStyle(element)
      return { willChange, backgroundColor }
    })
    expect(layer.willChange).toBe('transform')
    expect(layer.backgroundColor).toMatch(/^(?:rgb|color)\([^/]+\)$/)
  })
}

test('no rounded clip is around the showcase’s track', async ({ visit }) => {
  const { page } = await visit(pages.home.path, { moves: true })
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

test('the lines around the moving skills stay in view at any width', async ({ visit }) => {
  const { page } = await visit(pages.about.path, { moves: true, width: 360 })
  for (const width of [360, 768, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const room = await page.locator('.skills-viewport').evaluate((element) => {
      const band = element.closest('.border-y')!.getBoundingClientRect()
      // The layer is snapped to whole pixels: it may reach half a pixel further.
      return band.bottom - 1 - element.getBoundingClientRect().bottom
    })
    expect(room).toBeGreaterThanOrEqual(0.5)
  }
})
