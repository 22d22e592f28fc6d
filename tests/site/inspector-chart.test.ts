import type { Locator } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import {
  button,
  copied,
  actorStatus,
  shareLeft,
  waitingShowcase,
  watchCopies,
} from './inspector-page.ts'
import { test } from './site.ts'

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

/** To a pixel. */
const about = (value: number): unknown => expect.closeTo(value, 0)

describe('the chart', () => {
  test('lights what is current, traces what was taken and counts what waits', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
    await expect(actorStatus(page)).toContainText('interval in')
    await expect(page.locator('.ins-node[data-active]').first()).toBeAttached()
    await expect(page.locator('.ins-ring')).toHaveCount(1)
    await expect(page.locator('.ins-trace').first()).toBeAttached()
  })

  test('counts down with the page, and stands while the log is paused', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    const before = await shareLeft(page)
    await page.clock.runFor(500)
    await expect.poll(() => shareLeft(page)).toBeCloseTo(before - 0.25, 1)

    await button(page, words.log.pause).click()
    const [share, said] = [await shareLeft(page), await actorStatus(page).innerText()]
    // The page goes on: its timer runs out, and is armed anew.
    await page.clock.runFor(5000)
    expect(await shareLeft(page)).toBe(share)
    await expect(actorStatus(page)).toHaveText(said)
    await expect(page.locator('.ins-moment')).toHaveText(words.time.paused)

    await button(page, words.log.resume).click()
    await page.clock.runFor(100)
    await expect(page.locator('.ins-moment')).toHaveText(words.time.live)
    await expect(actorStatus(page)).not.toHaveText(said)
  })

  test('stands at an earlier moment as far as it was then', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    await page.locator('.ins-entry', { hasText: 'showcase' }).last().click()
    const [share, said] = [await shareLeft(page), await actorStatus(page).innerText()]
    expect(said).toMatch(/showcase was .*interval in \d/)
    await page.clock.runFor(5000)
    expect(await shareLeft(page)).toBe(share)
    await expect(actorStatus(page)).toHaveText(said)
  })

  test('sends the event whose label is pressed', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme', { reducedMotion: true })
    await button(page, words.chart.fit).click()
    const label = page.locator('.ins-row[data-accepted]', { hasText: 'theme.next' }).first()
    const { x, y, width, height } = await boxOf(label)
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(actorStatus(page)).toContainText('theme is dark')
  })

  test('is dragged, zoomed where the pointer is, and shown whole again', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase', { reducedMotion: true })
    const viewport = await boxOf(page.locator('.ins-chart'))
    const root = page.locator('.ins-node > rect').first()
    const first = await boxOf(root)
    expect(first.width).toBeGreaterThan(viewport.width)

    const [x, y] = [viewport.x + viewport.width / 2, viewport.y + viewport.height - 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 20, { steps: 3 })
    await page.mouse.up()
    const dragged = await boxOf(root)
    expect([dragged.x - first.x, dragged.y - first.y]).toEqual([-60, -20].map(about))

    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(root)).width).toBeCloseTo(dragged.width * 1.25, 0)
    const pointer = x - 60
    expect(pointer - (await boxOf(root)).x).toEqual(about((pointer - dragged.x) * 1.25))

    await button(page, words.chart.zoomOut).click()
    await expect.poll(async () => (await boxOf(root)).width).toBeCloseTo(dragged.width, 0)
    await button(page, words.chart.fit).click()
    await expect.poll(async () => (await boxOf(root)).width).toBeLessThan(viewport.width)
  })

  test('is a list for screen readers, and for all on a phone', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu', { width: 390 })
    const current = page.locator('.ins-chart-list li[aria-current]').last()
    await expect(current).toContainText('closed')
    await expect(page.locator('.ins-chart-list')).toBeVisible()
    await expect(page.locator('.ins-chart')).toBeHidden()
    const { page: wide } = await visit('/?inspect=menu')
    await expect(wide.locator('.ins-chart')).toBeVisible()
    await expect(wide.getByRole('list', { name: `${words.chart.label} menu` })).toBeAttached()
  })

  test('can be taken away as Mermaid and as SVG', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    await watchCopies(page)
    await button(page, words.chart.mermaid.long).click()
    expect(await copied(page)).toContain('menu_closed --> menu_opening : menu.toggle')
    const download = page.waitForEvent('download')
    await button(page, words.chart.svg.long).click()
    expect((await download).suggestedFilename()).toBe('menu.svg')
  })
})
