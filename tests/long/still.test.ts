/** Captures of all kinds of pages are whole: at each width, with and without scripts, with motion or less of it. */
import sharp from 'sharp'

import { pages } from '#content/pages'

import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { missing } from '../site/whole.ts'

const PATHS = [
  ...Object.values(pages).map(({ path }) => path),
  ...['/projects/tide-table', '/machines', '/machines/carousel', '/nowhere'],
]

const WISHES = {
  'with scripts': { moves: true },
  'with less motion': { moves: false },
  'without scripts': { moves: true, javaScript: false },
  'while scripts fail': { moves: true, scripts: 'fail' },
} as const

test.for(Object.entries(WISHES))(
  '%s: no text is under an opacity, and no picture without pixels',
  async ([, wishes], { visit }) => {
    for (const path of PATHS)
      for (const width of [390, 768, 1280, 1920]) {
        const { page } = await visit(path, { ...wishes, width })
        const lacking = () => page.evaluate(missing)
        await expect.poll(lacking, { message: `${path} at ${width} px` }).toEqual([])
      }
  },
)

test('a capture shows a loaded picture out of view with its pixels, not as an empty frame', async ({
  visit,
}) => {
  const { page } = await visit(pages.home.path, { moves: true, width: 768, isFirst: true })
  await expect.poll(() => page.evaluate(missing)).toEqual([])
  const picture = page.locator('.showcase .live-picture').first()
  const clip = (await picture.boundingBox())!
  expect(clip.y).toBeGreaterThan(page.viewportSize()!.height)
  const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats()
  expect(channels[0]!.stdev).toBeGreaterThan(10)
})

/** What is hidden: how far down the page it begins, and when that was, in seconds. */
interface Hiding {
  top: number
  at: number
}

/** So long a frame may still show what has been hidden, in seconds. */
const COMMIT_S = 0.1

test.for([390, 1280])(
  'at %i px, a processor four times as slow: the first scroll, frame by frame, shows nothing that goes',
  async (width, { visit }) => {
    const { page } = await visit(pages.home.path, { moves: true, width, isFirst: true })
    await expect.poll(() => page.evaluate(missing)).toEqual([])
    // The first card is just out of view.
    const card = page.locator('[data-enters=enterDashboardCard]').first()
    const top = await card.evaluate((element) => element.getBoundingClientRect().top)
    const height = Math.floor(top) - 10
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      const hidings: Hiding[] = []
      Object.assign(window, { hidings })
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { dataset } = target as HTMLElement
          if (dataset['entrance'] !== 'waiting') continue
          const box = (target as HTMLElement).getBoundingClientRect()
          hidings.push({ top: box.top + scrollY, at: Date.now() / 1000 })
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-entrance'] })
    })

    const session = await page.context().newCDPSession(page)
    const frames: { y: number; at: number }[] = []
    session.on('Page.screencastFrame', ({ metadata, sessionId }) => {
      frames.push({ y: metadata.scrollOffsetY, at: metadata.timestamp ?? 0 })
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 10, everyNthFrame: 1 })
    // No pointer comes before: the wheel itself is the first sign.
    const wheel = { type: 'mouseWheel', x: width / 2, y: 300, deltaX: 0, deltaY: 100 } as const
    for (let turn = 0; turn < 8; turn += 1) await session.send('Input.dispatchMouseEvent', wheel)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800)
    const hidings = await page.evaluate(() => Reflect.get(window, 'hidings') as Hiding[])
    expect(hidings.length).toBeGreaterThan(0)
    expect(frames.length).toBeGreaterThan(3)
    for (const hiding of hidings) {
      const seen = frames.filter(({ at }) => at < hiding.at + COMMIT_S)
      expect(Math.max(0, ...seen.map(({ y }) => y + height))).toBeLessThanOrEqual(hiding.top)
    }
  },
)

test('where data is saved, no picture is loaded that nobody has come near', async ({ visit }) => {
  const { page } = await visit(pages.home.path, {
    width: 390,
    height: 300,
    isFirst: true,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  })
  const eager = () =>
    page.evaluate(() => [...document.images].filter(({ loading }) => loading === 'eager').length)
  const sent = await eager()
  // So that it could have happened meanwhile.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await eager()).toBe(sent)
})
