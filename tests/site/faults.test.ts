import type { Page } from 'playwright'
import { describe } from 'vitest'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { unseenWords } from './visibility.ts'
import { test } from './site.ts'

/** What has its turn later: closed answers, slides that are not on show. */
const LATER = `script, [hidden], [aria-roledescription="${ui.carousel.carousel}"]`

test('a canvas that is lost gives way to the still image', async ({ visit }) => {
  const { page, said } = await visit(pages.projects.path, {
    moves: true,
    prepare: (context) =>
      context.route('**/scene.worker*', async (route) => {
        const response = await route.fetch()
        const code = await response.text()
        const watch = `
          const made = OffscreenCanvas.prototype.getContext
          self.canvases = new Set()
          OffscreenCanvas.prototype.getContext = function (...all) {
            self.canvases.add(this)
            return made.apply(this, all)
          }\n`
        await route.fulfill({ response, body: watch + code })
      }),
  })
  const drawn = projects.find(({ image, link }) => image === 'scene:crypto' && link)!
  const card = page.getByRole('article').filter({ hasText: drawn.title })
  await card.hover()
  const canvas = card.locator('canvas').first()
  await expect
    .poll(() => canvas.evaluate(({ parentElement }) => getComputedStyle(parentElement!).opacity))
    .toBe('1')
  await page.workers()[0]?.evaluate(() => {
    const { canvases } = self as unknown as { canvases: Set<OffscreenCanvas> }
    for (const one of canvases) one.dispatchEvent(new Event('contextlost'))
  })
  await expect(card.locator('canvas')).toHaveCount(0)
  await expect(card.getByRole('img')).toBeVisible()
  expect(said).toEqual([])
})

/** Of requests that fail the browser speaks on the console, and React of what it has caught. */
const uncaught = (said: string[]) => said.filter((text) => text.startsWith('uncaught'))

/** Past each part that enters when it is scrolled to: one that is jumped over is not laid out. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-entrance="waiting"], [data-lazy]')) {
      part.scrollIntoView({ behavior: 'instant', block: 'center' })
      await new Promise(requestAnimationFrame)
    }
  })

/** Whoever goes down the page sees all of it. */
const expectReadable = (page: Page, message: string) =>
  expect
    .poll(
      async () => {
        await goDown(page)
        return unseenWords(page.locator('main'), LATER)
      },
      { message },
    )
    .toEqual([])

describe('at any moment of a load', () => {
  test('any one script may be gone', async ({ visit }) => {
    const { page, said, requests } = await visit(pages.about.path, { moves: true, width: 360 })
    await page.keyboard.press('End')
    await expect.poll(() => requests.join(' ')).toContain('accordion')
    await page.waitForLoadState('networkidle')
    const scripts = [...new Set(requests)].filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    // Not by a route: then all other files would come from the network, too.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    for (const script of scripts) {
      await session.send('Network.setBlockedURLs', { urls: [script] })
      const isGone = page.waitForEvent('requestfailed', (request) => request.url() === script)
      await page.reload({ waitUntil: 'load' })
      await expectReadable(page, script)
      await isGone
      expect([script, uncaught(said)]).toEqual([script, []])
    }
  })

  test('the connection may be lost', async ({ visit }) => {
    const loads = [1, 2, 3, 5, 8, 13].map(async (most) => {
      let count = 0
      const { page, said } = await visit('/', {
        moves: true,
        width: 360,
        waitUntil: 'commit',
        prepare: (context) =>
          context.route('**/*', (route) => {
            count += 1
            return count > most ? route.abort('internetdisconnected') : route.continue()
          }),
      })
      await page.locator('footer').waitFor({ state: 'attached' })
      await expectReadable(page, `after ${most} requests`)
      expect([most, uncaught(said)]).toEqual([most, []])
    })
    await Promise.all(loads)
  })
})

test('10,000 presses of the menu leave nothing behind', async ({ visit }) => {
  const { page, said } = await visit('/', { moves: true, width: 390 })
  const session = await page.context().newCDPSession(page)
  const button = page.getByRole('button', { name: ui.navigation.menu })
  const press = async (times: number) => {
    await button.evaluate(async (element: HTMLElement, most) => {
      for (let count = 0; count < most; count += 1) {
        element.click()
        // React draws what some presses have changed.
        if (count % 10 === 0) await Promise.resolve()
      }
      await new Promise(requestAnimationFrame)
    }, times)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator(`#${await button.getAttribute('aria-controls')}`)).toBeHidden()
  }
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { jsEventListeners, nodes, usedSize, workers: page.workers().length }
  }
  await press(200)
  const before = await measure()
  await press(10_000)
  const after = await measure()
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20)
  expect(after.workers).toBe(before.workers)
  expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000)
  expect(said).toEqual([])
})
