import type { Locator } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { stickingOut } from './visibility.ts'
import { test } from './site.ts'

test.for(Object.values(pages).map(({ path }) => path))(
  '%s fits a phone while it enters',
  async (path, { visit }) => {
    const { page } = await visit(path, { width: 360, waitUntil: 'load' })
    expect(await stickingOut(page)).toEqual([])
  },
)

/** How much of each skill is in sight at all. */
const sharesInSight = (region: Locator) =>
  region.getByRole('group').evaluateAll((slides) => {
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

const skillsInSight: [width: number, count: number][] = [
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
]

test('as many skills are in sight as fit, each of them whole', async ({ visit }) => {
  const { page } = await visit('/about', { reducedMotion: true })
  const region = page.getByRole('region', { name: ui.skills.label })
  for (const [width, count] of skillsInSight) {
    await page.setViewportSize({ width, height: 800 })
    const whole: unknown[] = Array.from({ length: count }, () => expect.closeTo(1, 1))
    await expect.poll(() => sharesInSight(region), { message: `${width} px` }).toEqual(whole)
  }
})
