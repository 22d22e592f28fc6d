import type { BrowserContext, Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { holdTimers, runOut } from './held-timers.ts'
import { test, type Visit } from './site.ts'

const PICTURE = /\.(?:avif|webp|jpe?g)$/
const PLAYER = /\/playing-[^/]*\.js$/

/** As in `observe-scrolling.ts`. */
const STANDS_STILL_AFTER_MS = 200

const phone = { moves: true, width: 390, height: 844, isFirst: true }
const withoutPlayer = (context: BrowserContext) => context.route(PLAYER, () => {})

/** For each displayed picture: whether something of it is in view, and whether its image is here. */
const pictures = (page: Page) =>
  page.locator('picture:visible').evaluateAll((all) =>
    all.map((picture) => {
      const { top, bottom, height } = picture.getBoundingClientRect()
      const image = picture.querySelector('img')
      return {
        hasPlace: height > 50,
        isInView: bottom > 0 && top < innerHeight,
        isLoaded: image !== null && image.complete && image.naturalWidth > 0,
      }
    }),
  )

const expectUntouched = async ({ page, requests }: Visit) => {
  const inView = async () => (await pictures(page)).filter(({ isInView }) => isInView)
  await expect.poll(inView).not.toContainEqual(expect.objectContaining({ isLoaded: false }))
  expect(requests.filter((url) => PICTURE.test(url))).toHaveLength((await inView()).length)
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([])
}

test.for([pages.about, pages.projects, pages.notFound].map(({ path }) => path))(
  'until the visitor does something, %s loads the pictures in view, and nothing that moves them',
  async (path, { visit }) => {
    await expectUntouched(await visit(path, phone))
  },
)

test('so does the first page, where a picture keeps its place, and is there when a quick reader comes to it', async ({
  visit,
}) => {
  const visitor = await visit('/', phone)
  const { page, requests } = visitor
  await expectUntouched(visitor)
  const before = await pictures(page)
  expect(before.filter(({ isLoaded }) => !isLoaded).length).toBeGreaterThan(2)
  expect(before.every(({ hasPlace }) => hasPlace)).toBe(true)
  await page.mouse.move(200, 400)
  for (let screens = 0; screens < 4; screens += 1) {
    await page.mouse.wheel(0, 700)
    await expect
      .poll(async () => (await pictures(page)).filter(({ isInView }) => isInView))
      .not.toContainEqual(expect.objectContaining({ isLoaded: false }))
  }
  // It comes when the page stands still.
  await expect.poll(() => requests.some((url) => PLAYER.test(url))).toBe(true)
})

test('code that no scroll needs does not come in the midst of one', async ({ visit }) => {
  const { page, requests } = await visit('/', {
    moves: true,
    prepare: holdTimers([STANDS_STILL_AFTER_MS]),
  })
  const players = () => requests.filter((url) => PLAYER.test(url)).length
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // Whatever a sign asks for is asked for in its own task.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(players()).toBe(0)
  await runOut(STANDS_STILL_AFTER_MS)(page)
  await expect.poll(players).toBe(1)
})

test('pictures in view wait for no script', async ({ visit }) => {
  const wishes = { scripts: 'stall', waitUntil: 'commit' } as const
  const { page } = await visit(pages.projects.path, { ...phone, ...wishes })
  await expect.poll(async () => (await pictures(page))[0]?.isLoaded).toBe(true)
})

test('a press before GSAP is here is answered at once', async ({ visit }) => {
  const { page } = await visit('/404', { moves: true, width: 390, prepare: withoutPlayer })
  await page.getByRole('button', { name: ui.navigation.menu }).click()
  const links = page.locator('.menu-links')
  await expect(links).toHaveAttribute('data-state', 'open')
  await expect(links.getByRole('link').first()).toBeVisible()
})
