import { expect } from 'playwright/test'
import { describe, test } from 'vitest'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { stickingOut } from './seen.ts'
import { visit } from './site.ts'

const widths = [320, 360, 480, 768, 1024, 1280, 1920, 2560]

describe.each(Object.values(pages).map(({ path }) => path))('%s', (path) => {
  test.each(widths)('fits a window %i px wide', async (width) => {
    const { page } = await visit(path, { width, reducedMotion: true })
    expect(await stickingOut(page)).toEqual([])
  })

  test('fits while it enters', async () => {
    const { page } = await visit(path, { width: 360, waitUntil: 'load' })
    expect(await stickingOut(page)).toEqual([])
  })
})

test.each([
  [2560, 6],
  [1280, 6],
  [1279, 5],
  [1024, 5],
  [1023, 4],
  [768, 4],
  [767, 3],
  [480, 3],
  [479, 2],
  [320, 2],
])('at %i px exactly %i skills are in sight', async (width, count) => {
  const { page } = await visit('/about', { width, reducedMotion: true })
  const region = page.getByRole('region', { name: ui.skills.label })
  const whole = await region.getByRole('group').evaluateAll((slides) => {
    let viewport = slides[0]?.parentElement ?? null
    while (viewport && getComputedStyle(viewport).overflowX === 'visible')
      viewport = viewport.parentElement
    const { left, right } = viewport?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    const shares = boxes.map(
      (box) => (Math.min(box.right, right) - Math.max(box.left, left)) / box.width,
    )
    return shares.filter((share) => share > 0.01)
  })
  expect(whole).toHaveLength(count)
  for (const share of whole) expect(share).toBeCloseTo(1, 1)
})
