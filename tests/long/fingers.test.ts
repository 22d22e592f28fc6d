/** Two fingers zoom, and a tap does not stop a picture. */
import type { Page } from 'playwright'

import { projects } from '#content/projects'

import { expect } from '../site/expect.ts'
import { ordersOf, watchWorker } from '../site/scene-worker.ts'
import { test } from '../site/site.ts'

test.for(['/', '/projects', '/projects/tide-table'])(
  'two fingers zoom on each picture of %s',
  async (path, { visit }) => {
    const { page } = await visit(path, { width: 390 })
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element).touchAction)
        .filter((action) => action !== 'auto'),
    )
    expect(actions.length).toBeGreaterThan(0)
    expect([...new Set(actions)]).toEqual(['pan-y pinch-zoom'])
  },
)

/** A finger on the page, by the browser itself. */
const fingerOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  return async (at: { x: number; y: number }) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // The mouse's events that a browser makes of a tap come later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

/** A project whose picture is drawn. */
const drawn = projects.find(({ image }) => image === 'scene:crypto')!

const pictureOn = async (page: Page) => {
  const picture = page
    .getByRole('article')
    .filter({ hasText: drawn.title })
    .locator('.live-picture')
  const tap = await fingerOn(page)
  const middle = async () => {
    const { x, y, width, height } = (await picture.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  return {
    tap: async () => tap(await middle()),
    tapBeside: () => tap({ x: 4, y: 400 }),
    scrollTo: (block: ScrollLogicalPosition) =>
      picture.evaluate((element, to) => element.scrollIntoView({ block: to }), block),
    pointAt: async () => {
      const { x, y } = await middle()
      await page.mouse.move(x, y)
    },
    /** The last that was ordered of the worker. */
    order: async () => {
      const orders = (await ordersOf(page)).map(({ type }) => type)
      return orders.findLast((type) => type === 'play' || type === 'pause')
    },
  }
}

/** It has fingers from the start: no mouse hovers. */
const preparePhone = async (page: Page) => {
  await watchWorker(page)
  await fingerOn(page)
}

test('on a phone a tap does not stop the picture in view; a mouse plays one, too', async ({
  visit,
}) => {
  const { page } = await visit('/projects', {
    ...{ moves: true, width: 390 },
    prepare: preparePhone,
  })
  const { tap, tapBeside, scrollTo, pointAt, order } = await pictureOn(page)
  await scrollTo('center')
  await expect.poll(order).toBe('play')
  await tap()
  expect(await order()).toBe('play')
  await tapBeside()
  expect(await order()).toBe('play')
  await scrollTo('end')
  await expect.poll(order).toBe('pause')
  await pointAt()
  await expect.poll(order).toBe('play')
  await tap()
  expect(await order()).toBe('play')
})

/** A computer: emulated fingers would be a phone's. */
const prepareComputer = async (page: Page) => {
  await watchWorker(page)
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) => match(query === '(hover: hover)' ? 'all' : query)
  })
}

test('on a computer a mouse or a tap plays a picture, and a tap does not stop it', async ({
  visit,
}) => {
  const { page } = await visit('/projects', { moves: true, prepare: prepareComputer })
  const { tap, tapBeside, pointAt, order } = await pictureOn(page)
  await pointAt()
  await expect.poll(order).toBe('play')
  await tap()
  expect(await order()).toBe('play')
  await tapBeside()
  await expect.poll(order).toBe('pause')
  for (const times of [1, 2]) {
    await tap()
    await expect.poll(async () => [times, await order()]).toEqual([times, 'play'])
  }
})
