import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { anchors } from '../../src/routing/anchors'
import { storeElsewhere } from './elsewhere.ts'
import { expect } from './expect.ts'
import { test } from './site'

/** A project whose picture is drawn. */
const drawn = projects.find(({ image, link }) => image === 'scene:crypto' && link)!

const card = (page: Page) => page.getByRole('article').filter({ hasText: drawn.title })
const canvasOf = (page: Page) => card(page).locator('canvas').first()
const asksFor = (requests: string[], part: string) => requests.some((url) => url.includes(part))

const moving = { moves: true }

/** Whether a scene is seen over its still image. */
const isPlaying = (page: Page) =>
  canvasOf(page).evaluate((canvas) => getComputedStyle(canvas.parentElement!).opacity === '1')

test('brings a project to life that is pointed at, not before, and leaves its last frame', async ({
  visit,
}) => {
  const { page, said, requests } = await visit('/projects', moving)
  expect(asksFor(requests, 'scene')).toBe(false)
  await card(page).hover()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.mouse.move(0, 0)
  expect(await isPlaying(page)).toBe(true)
  expect(said).toEqual([])
})

test('fills its picture with the pixels of a fine screen', async ({ visit }) => {
  const { page } = await visit('/projects', { ...moving, pixelRatio: 2 })
  await card(page).hover()
  await expect.poll(() => isPlaying(page)).toBe(true)
  const sizeOf = (picture: ReturnType<typeof canvasOf>) =>
    picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  const shown = await sizeOf(canvasOf(page))
  expect(shown).toEqual(await sizeOf(card(page).locator('img:visible')))
  const pixels = await canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(pixels).toBe(shown[0]! * 2)
})

test('keeps the still image when motion is not wanted', async ({ visit }) => {
  const { page } = await visit('/projects')
  await card(page).hover()
  await card(page)
    .getByRole('link', { name: new RegExp(ui.projects.demo) })
    .focus()
  await page.getByRole('button', { name: ui.motion.go }).waitFor()
  expect(await canvasOf(page).count()).toBe(0)
})

test('keeps the still image where no worker can draw', async ({ visit }) => {
  const { page, said, requests } = await visit('/projects', {
    ...moving,
    prepare: (context) =>
      context.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')),
  })
  await card(page).hover()
  await expect.poll(() => asksFor(requests, 'scene-canvas')).toBe(true)
  await expect.poll(() => canvasOf(page).count()).toBe(0)
  expect(asksFor(requests, 'scene.worker')).toBe(false)
  expect(await card(page).getByRole('img').isVisible()).toBe(true)
  expect(said).toEqual([])
})

test('keeps the still image where the worker is blocked', async ({ visit }) => {
  const { page } = await visit('/projects', {
    ...moving,
    prepare: (context) => context.route('**/scene.worker*', (route) => route.abort()),
  })
  const failed = page.waitForEvent('requestfailed')
  await card(page).hover()
  await failed
  await expect.poll(() => canvasOf(page).count()).toBe(0)
  expect(await card(page).getByRole('img').isVisible()).toBe(true)
})

test('keeps the still image when the code of a scene does not arrive', async ({ visit }) => {
  const { page } = await visit('/projects', {
    ...moving,
    prepare: (context) => context.route('**/crypto.scene*', (route) => route.abort()),
  })
  const failed = page.waitForEvent('requestfailed')
  await card(page).hover()
  await failed
  await expect.poll(() => canvasOf(page).count()).toBe(0)
  expect(await card(page).getByRole('img').isVisible()).toBe(true)
})

test('survives a page change while a scene is on the way', async ({ visit }) => {
  const { page, said } = await visit('/projects', moving)
  await card(page).hover()
  await page.getByRole('link', { name: pages.about.navigation }).first().click()
  await page.getByRole('heading', { name: pages.about.title }).waitFor()
  expect(said).toEqual([])
})

test('the showcase’s scenes play by themselves, but not while the track moves', async ({
  visit,
}) => {
  const { page } = await visit('/', {
    ...moving,
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 })
        const pictures = new Set<number>()
        Object.assign(window, { plays: [] })
        window.Worker = class extends Worker {
          override postMessage(message: unknown, transfer?: unknown) {
            const orders = message as { type: string; id: number; scene?: string }[]
            for (const { type, id, scene } of orders) {
              if (type === 'mount' && scene !== 'chart') pictures.add(id)
              if (type === 'play' && pictures.has(id)) {
                const track = document.querySelector('.carousel-track')
                window.plays.push(track?.getAnimations().length ?? NaN)
              }
            }
            super.postMessage(message, transfer as Transferable[])
          }
        }
      }),
  })
  await page
    .locator(`#${anchors.showcase}`)
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const plays = () => page.evaluate(() => window.plays)
  await expect.poll(async () => (await plays()).length, { timeout: 30_000 }).toBeGreaterThan(2)
  expect(new Set(await plays())).toEqual(new Set([0]))
  expect(await page.locator(`#${anchors.showcase} canvas`).count()).toBeGreaterThan(0)
})

test('on a slow device they stay still, unless the visitor chose motion', async ({ visit }) => {
  const { page } = await visit('/', {
    ...moving,
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 })
      }),
  })
  const showcase = page.locator(`#${anchors.showcase}`)
  await showcase.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await showcase.getByText(/2 \/ \d/).waitFor()
  await showcase.getByText(/3 \/ \d/).waitFor()
  expect(await showcase.locator('canvas').count()).toBe(0)
  await storeElsewhere('motion', 'go')(page)
  await expect.poll(() => showcase.locator('canvas').count()).toBeGreaterThan(0)
})

test('the machines of the page are drawn behind the hero, not woken by a pointer elsewhere', async ({
  visit,
}) => {
  const { page, said } = await visit('/', {
    ...moving,
    prepare: (context) =>
      context.addInitScript(() => {
        Object.assign(window, { pointers: 0 })
        window.Worker = class extends Worker {
          override postMessage(message: unknown, transfer?: unknown) {
            if (JSON.stringify(message).includes('"pointer"')) window.pointers += 1
            super.postMessage(message, transfer as Transferable[])
          }
        }
      }),
  })
  const pointers = () => page.evaluate(() => window.pointers)
  await expect(page.locator('[data-hero] canvas')).toHaveCount(1)
  const hero = (await page.locator('[data-hero]').boundingBox()) ?? { y: 0, height: NaN }
  const middle = hero.y + hero.height / 2
  // It hears of the pointer once its code is here.
  let x = 500
  await expect
    .poll(async () => {
      x = x < 900 ? x + 1 : 500
      await page.mouse.move(x, middle)
      return pointers()
    })
    .toBeGreaterThan(0)
  await page.mouse.wheel(0, hero.height)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(hero.height - 10)
  await page.mouse.move(640, 400)
  const left = await pointers()
  await page.mouse.move(660, 420)
  await page.mouse.move(680, 440)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await pointers()).toBe(left)
  expect(said).toEqual([])
})

declare global {
  interface Window {
    pointers: number
    /** Animations of the showcase's track at each start of a scene. */
    plays: number[]
  }
}
