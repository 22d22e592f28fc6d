import consumers from 'node:stream/consumers'

import type { Locator } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { text as typography } from '../../src/chart/layout/text.ts'
import { expect } from './expect.ts'
import {
  button,
  copied,
  actorStatus,
  shareLeft,
  tab,
  waitingShowcase,
  watchCopies,
} from './inspector-page.ts'
import { test } from './site.ts'
import { faintWords } from './svg-contrast.ts'

/** Where a part is. While the chart is laid out anew it is nowhere. */
const boxOf = async (part: Locator) => {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect.poll(async () => (box = await part.boundingBox())).not.toBeNull()
  return box!
}

/** To a pixel. */
const about = (value: number): unknown => expect.closeTo(value, 0)

describe('the chart', () => {
  test('lights what is current, traces what was taken and counts what waits', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase', { moves: true })
    await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
    await expect(actorStatus(page)).toContainText('interval in')
    await expect(page.locator('.ins-node[data-active]').first()).toBeAttached()
    await expect(page.locator('.ins-ring')).toHaveCount(1)
    await expect(page.locator('.ins-trace').first()).toBeAttached()
  })

  test('counts down with the page', async ({ visit }) => {
    const { page } = await waitingShowcase(visit)
    const before = await shareLeft(page)
    await page.clock.runFor(500)
    await expect.poll(() => shareLeft(page)).toBeCloseTo(before - 0.25, 1)
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

  test('has rows that are high enough to be pressed in the window of a tablet', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=showcase', { width: 768, height: 1024 })
    const grounds = page.locator('.ins-row[role=treeitem] > .ins-row-ground')
    await expect(grounds.first()).toBeAttached()
    const heights = () =>
      grounds.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(24)
  })

  test('sends the transition that is pressed, and shows which can be', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme')
    const sendable = page.locator('.ins-row[data-sendable]', { hasText: 'theme.next' })
    await expect(sendable).toHaveCount(1)
    await expect(sendable).toHaveCSS('cursor', 'pointer')
    await sendable.locator('tspan').first().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(actorStatus(page)).toContainText('theme is dark')
    const other = page.locator('.ins-row:not([data-sendable])', { hasText: 'theme.next' }).first()
    await other.locator('tspan').first().click()
    await expect(actorStatus(page)).toContainText('theme is dark')
  })

  test('has no text below 11 pixels, however small its pane is', async ({ visit }) => {
    for (const [width, name] of [
      [360, 'showcase'],
      [768, 'showcase'],
      [1280, 'showcase'],
      [1280, 'menu'],
    ] as const) {
      const { page } = await visit(`/?inspect=${name}`, { width })
      await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
      const smallest = () =>
        page.locator('.ins-chart text').evaluateAll((texts) => {
          const sizes = texts.map((text) => {
            const { a } = (text as SVGTextElement).getScreenCTM() ?? { a: 0 }
            return a * Number.parseFloat(getComputedStyle(text).fontSize)
          })
          return sizes.length > 5 ? Math.min(...sizes) : 0
        })
      // A chart that is drawn anew meanwhile has no sizes for a moment.
      await expect.poll(smallest, { message: `${width} px` }).toBeGreaterThanOrEqual(11)
    }
  })

  test.for(['dark', 'light'] as const)(
    'has no word too faint to read in the %s theme, been to or not',
    async (colorScheme, { visit }) => {
      const { page } = await visit('/machines/carousel', { colorScheme })
      const drawing = page.locator('.ins-chart')
      await expect(drawing.locator('.ins-row').first()).toBeVisible()
      expect(await faintWords(drawing)).toEqual([])
      await page.locator('li.ins-event', { hasText: 'slide.next' }).getByRole('button').click()
      await expect(drawing.locator('[data-taken]')).not.toHaveCount(0)
      // What has been taken since stands out from what never was.
      const [taken, never] = ['true', 'false'].map((is) =>
        drawing.locator(`[data-covered=${is}]:not([data-taken]) .ins-word-always`).first(),
      )
      const ink = await taken!.evaluate((word) => getComputedStyle(word).fill)
      await expect(never!).not.toHaveCSS('fill', ink)
      expect(await faintWords(drawing)).toEqual([])
    },
  )

  test('is set in glyphs that are no wider than its layout counts with', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const widest = await page
      .locator('.ins-row tspan')
      .evaluateAll((spans) =>
        Math.max(
          ...spans.map(
            (span) =>
              (span as SVGTSpanElement).getComputedTextLength() / (span.textContent?.length || 1),
          ),
        ),
      )
    expect(widest).toBeGreaterThan(5)
    expect(widest).toBeLessThanOrEqual(typography.advance)
  })

  test.for([
    [1440, 'right'],
    [768, 'bottom'],
    [360, 'bottom'],
  ] as const)('says all of why its actor is at rest at %i px', async ([width, dock], { visit }) => {
    const { page } = await visit('/?inspect=showcase', { width, height: 900 })
    if (dock === 'right') await button(page, words.dock.right).click()
    const status = actorStatus(page)
    for (const hold of [words.status.holds.offscreen, words.status.holds.reduced])
      await expect(status).toContainText(hold)
    expect(await status.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
  })

  test('keeps the size of its pane, however long its status is', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme', { width: 360 })
    const height = async () => (await boxOf(page.locator('.ins-chart'))).height
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    const before = await height()
    await actorStatus(page).evaluate((status) => status.append(' and so on'.repeat(20)))
    expect(await height()).toBe(before)
  })

  test('is dragged, zoomed where the pointer is, and follows again', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase')
    const viewport = await boxOf(page.locator('.ins-chart'))
    const root = page.locator('.ins-node > rect').first()
    const first = await boxOf(root)

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
    await expect.poll(async () => (await boxOf(root)).x).toBeCloseTo(first.x, 0)
  })

  test('is walked, moved, zoomed, folded and pressed by keyboard', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme', { width: 1440 })
    const tree = page.getByRole('tree', { name: `${words.chart.label} theme` })
    const root = page.locator('.ins-node > rect').first()
    await page.locator('[data-part=theme]').focus()
    const { x, width } = await boxOf(root)
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(root)).width).toBeGreaterThan(width * 1.2)
    await page.keyboard.press('0')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await boxOf(root)).x).toBeCloseTo(x - 48, 0)

    const system = tree.getByRole('treeitem', { name: /^system:/ })
    await system.focus()
    await expect(system).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(system).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('[data-part="theme.system.dark"]')).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-part="theme.system.dark"]')).toHaveCount(1)

    await page.keyboard.press('ArrowDown')
    const next = tree.getByRole('treeitem', { name: /^theme\.next/ }).first()
    await expect(next).toHaveAccessibleDescription(/^on theme\.next/)
    await expect(next).toBeFocused()
    await expect(page.locator('.ins-sentence')).toContainText('theme.next')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('lights the same transition in the list of events and in the log', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme')
    const row = page.locator('.ins-row[data-sendable]', { hasText: 'theme.next' })
    await row.hover()
    await expect(page.locator('.ins-sentence')).toContainText('theme.next')
    await expect(page.locator('.ins-lit')).not.toHaveCount(0)
    const event = page.locator('.ins-event', { hasText: 'theme.next' })
    await expect(event).toHaveAttribute('data-lit')
    await event.hover()
    await expect(row).toHaveAttribute('data-lit')
    await event.getByRole('button').click()
    await tab(page, words.views.log).click()
    const entry = page.locator('.ins-entry', { hasText: 'theme.next' }).last()
    await entry.hover()
    await expect(page.locator('.ins-lit')).not.toHaveCount(0)
    await page.locator('.ins-header').hover()
    await expect(page.locator('.ins-lit')).toHaveCount(0)
    await expect(page.locator('.ins-sentence')).toHaveCount(0)
  })

  test('shows the whole beside a part of it, and goes where that is pressed', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase', { width: 360 })
    const map = page.locator('.ins-minimap')
    await expect(map).toBeVisible()
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    const pane = await boxOf(page.locator('.ins-viewport'))
    const middle = pane.y + pane.height / 2
    /** Puts a part of the whole into the middle. The map may change until then: the page lives. */
    const press = async (share: number) => {
      const box = await boxOf(map)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * share)
      return boxOf(page.locator('.ins-node > rect').first())
    }
    await expect.poll(async () => (await press(0.02)).y).toBeGreaterThan(middle - 50)
    await expect
      .poll(async () => {
        const root = await press(0.98)
        return root.y + root.height
      })
      .toBeLessThan(middle + 50)
    const { page: wide } = await visit('/?inspect=menu', { width: 1280 })
    await expect(wide.locator('.ins-ground[data-placed]')).toBeAttached()
    await expect(wide.locator('.ins-minimap')).toHaveCount(0)
  })

  test('can be taken away as Mermaid and as SVG', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    await watchCopies(page)
    await button(page, words.chart.mermaid.long).click()
    expect(await copied(page)).toContain('menu_closed --> menu_opening : menu.toggle')
    const download = page.waitForEvent('download')
    await button(page, words.chart.svg.long).click()
    expect((await download).suggestedFilename()).toBe('menu.svg')
    const picture = await consumers.text(await (await download).createReadStream())
    expect(picture).toContain('prefers-color-scheme')
    expect(picture).toContain('<pattern id="dots"')
    expect(picture).toContain('.ins-pill')
    expect(picture).not.toMatch(/var\(--|role=|tabindex|data-sendable/)
  })

  test('has all its tools in a narrow panel, too', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu', { width: 360 })
    const zoomIn = button(page, words.chart.zoomIn)
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    await expect(zoomIn).toBeHidden()
    await page.locator('summary').and(page.getByLabel(words.more)).click()
    const root = page.locator('.ins-node > rect').first()
    const { width } = await boxOf(root)
    await zoomIn.click()
    await expect.poll(async () => (await boxOf(root)).width).toBeCloseTo(width * 1.25, 0)
    for (const { long } of [words.chart.svg, words.chart.mermaid])
      await expect(button(page, long)).toBeInViewport({ ratio: 1 })
  })
})
