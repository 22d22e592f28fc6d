import type { CDPSession, Locator, Page } from 'playwright'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { cutWords, stickingOut } from './visibility.ts'
import { test } from './site.ts'

test.for(Object.values(pages).map(({ path }) => path))(
  '%s fits a phone while it enters',
  async (path, { visit }) => {
    const { page } = await visit(path, { moves: true, width: 360, waitUntil: 'load' })
    expect(await stickingOut(page)).toEqual([])
  },
)

const resize = (session: CDPSession, width: number, height: number, pixelRatio = 1) =>
  session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, deviceScaleFactor: pixelRatio, mobile: false },
  })

/** WCAG 1.4.12: what a reader's own style sheet may ask for. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

const NORMAL_PX = 16

/** Pictures of the page that take up no room. */
const hiddenPictures = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => {
        // One of the other theme is not drawn.
        if (!image.checkVisibility()) return false
        const { width, height } = image.getBoundingClientRect()
        return Math.min(width, height) < 24
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

test.for(Object.values(pages).map(({ path }) => path))(
  '%s is whole at any size of window, pixel and text, and with wide spaces',
  async (path, { visit }) => {
    const { page } = await visit(path)
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const expectWhole = async (when: string) => {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await stickingOut(page), when).toEqual([])
      expect(await cutWords(page.locator('body')), when).toEqual([])
      expect(await hiddenPictures(page), when).toEqual([])
    }
    for (const [width, height] of [
      [5000, 2000],
      [1280, 800],
      [1023, 800],
      [768, 1024],
      [320, 256],
      [240, 600],
    ] as const) {
      await resize(session, width, height)
      await expectWhole(`${width} px`)
    }
    for (const ratio of [0.5, 4]) {
      await resize(session, 1280, 800, ratio)
      await expectWhole(`${ratio} pixels to a pixel`)
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * NORMAL_PX } })
    const rootPx = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    await expect.poll(rootPx).toBeGreaterThanOrEqual(2 * NORMAL_PX)
    for (const width of [1280, 640]) {
      await resize(session, width, 800)
      await expectWhole(`text at 200 %, ${width} px`)
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: NORMAL_PX } })
    await spaceText(page)
    for (const width of [1280, 320]) {
      await resize(session, width, 800)
      await expectWhole(`wide spaces, ${width} px`)
    }
  },
)

test('a long word for the menu breaks no word of the name, in the smallest window', async ({
  visit,
}) => {
  const { page } = await visit('/', { width: 320 })
  const button = page.getByRole('button', { name: ui.navigation.menu, exact: true })
  await button.getByText(ui.navigation.menu).evaluate((word) => word.replaceChildren('Navigazione'))
  await expect(page.getByRole('button', { name: 'Navigazione' })).toBeInViewport({ ratio: 1 })
  const { lines, words } = await page
    .locator('header')
    .getByText(identity.name, { exact: true })
    .evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      const tops = [...range.getClientRects()].map(({ top }) => top)
      return { lines: new Set(tops).size, words: name.textContent.split(' ').length }
    })
  expect(lines).toBeLessThanOrEqual(words)
})

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
  const { page } = await visit('/about')
  const region = page.getByRole('region', { name: ui.skills.label })
  for (const [width, count] of skillsInSight) {
    await page.setViewportSize({ width, height: 800 })
    const whole: unknown[] = Array.from({ length: count }, () => expect.closeTo(1, 1))
    await expect.poll(() => sharesInSight(region), { message: `${width} px` }).toEqual(whole)
  }
})
