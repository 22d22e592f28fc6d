/** Scenes play on hover and in the showcase; where the worker fails, the still image stays. */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine.ts'

import { follow } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { pauseTimers, fireTimers } from '../site/paused-timers.ts'
import { ordersOf, watchWorker } from '../site/scene-worker.ts'
import { test } from '../site/site.ts'

/** A project whose picture is drawn. */
const drawn = projects.find(({ image }) => image === 'scene:crypto')!
const card = (page: Page) => page.getByRole('article').filter({ hasText: drawn.title })
const canvas = (page: Page) => card(page).locator('canvas').first()
const asksFor = (requests: string[], part: string) => requests.some((url) => url.includes(part))

test('hover plays the scene of a project, which gets the pointer’s events', async ({ visit }) => {
  const { page, said, requests } = await visit('/projects', {
    moves: true,
    pixelRatio: 2,
    prepare: (fresh) => watchWorker(fresh),
  })
  const orders = async (name: string) =>
    (await ordersOf(page)).filter(({ type, touch }) => name === (touch?.type ?? type)).length
  const plays = async () => (await orders('play')) - (await orders('pause'))
  const picture = card(page).locator('.live-picture')
  expect(asksFor(requests, 'scene')).toBe(false)
  await card(page).getByRole('heading').hover()
  await expect.poll(plays).toBe(1)
  await picture.hover()
  await expect.poll(() => orders('move')).toBeGreaterThan(0)
  await picture.click()
  await expect.poll(() => orders('release')).toBe(1)
  // While the page scrolled to it, it paused.
  await expect.poll(plays).toBe(1)
  await expect(canvas(page)).toBeVisible()
  const sizes = await canvas(page).evaluate((each: HTMLCanvasElement) => {
    const image = each.closest('article')!.querySelector('img')!
    return [each.width / 2, each.height / 2, image.clientWidth, image.clientHeight]
  })
  expect(sizes.slice(0, 2)).toEqual(sizes.slice(2))
  // The page is left while another scene is loading.
  await page.getByRole('article').nth(1).hover()
  await follow(page, pages.about)
  await page.getByRole('heading', { name: pages.about.title }).waitFor()
  expect(said).toEqual([])
})

const blockWorker = (page: Page) => page.route('**/scene.worker*', (route) => route.abort())

test('a picture shows its still image where the worker is blocked', async ({ visit }) => {
  const { page, requests } = await visit('/projects', { moves: true, prepare: blockWorker })
  await card(page).hover()
  await expect.poll(() => asksFor(requests, 'scene.worker')).toBe(true)
  await expect.poll(() => canvas(page).count()).toBe(0)
  await expect(card(page).getByRole('img')).toBeVisible()
})

const showcase = (page: Page) => page.locator('#showcase')

test('the showcase’s scenes play by themselves, but not while its track moves', async ({
  visit,
}) => {
  const { page } = await visit('/', {
    moves: true,
    prepare: (fresh) =>
      Promise.all([pauseTimers([SHOWCASE_INTERVAL_MS])(fresh), watchWorker(fresh)]),
  })
  await showcase(page).scrollIntoViewIfNeeded()
  const plays = async () => (await ordersOf(page)).filter(({ type }) => type === 'play')
  for (const slide of [2, 3]) {
    await expect.poll(async () => (await plays()).length).toBeGreaterThanOrEqual(slide - 1)
    await fireTimers(SHOWCASE_INTERVAL_MS)(page)
    await showcase(page).getByText(`${slide} /`).waitFor()
  }
  await expect.poll(async () => (await plays()).length).toBeGreaterThan(2)
  // The track does not move when a scene starts.
  expect((await plays()).filter(({ moving }) => moving !== 0)).toEqual([])
})
