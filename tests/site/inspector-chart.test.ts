import consumers from 'node:stream/consumers'

import type { BrowserContext, Locator, Page } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'

import { themes } from '../../uno.config.ts'
import { text as typography } from '../../src/chart/layout/text.ts'
import { expect } from './expect.ts'
import { actorStatus, button, copied, panel, tab, watchCopies } from './inspector-page.ts'
import { pageOf } from './machine-page.ts'
import { test } from './site.ts'
import { faintWords } from './svg-contrast.ts'
import { inEachTheme } from './themes.ts'

/** Where a part has come to rest. While the chart is laid out anew it is nowhere. */
const boxOf = async (part: Locator) => {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  const isAtRest = async () => {
    const before = box
    box = await part.boundingBox()
    return box !== null && JSON.stringify(box) === JSON.stringify(before)
  }
  await expect.poll(isAtRest).toBe(true)
  return box!
}

/** To a pixel. */
const about = (value: number): unknown => expect.closeTo(value, 0)

/** The smallest size of text in the chart as it is drawn. */
const smallestText = (page: Page) =>
  page.locator('.ins-chart text').evaluateAll((texts) => {
    const sizes = texts.map((text) => {
      const { a } = (text as SVGTextElement).getScreenCTM() ?? { a: 0 }
      return a * Number.parseFloat(getComputedStyle(text).fontSize)
    })
    // A chart that is drawn anew meanwhile has no sizes for a moment.
    return sizes.length > 5 ? Math.min(...sizes) : 0
  })

/** Notes where the chart begins, in each frame in which it is seen. */
const watchPlaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    const places: number[] = []
    Reflect.set(window, 'chartPlaces', places)
    const look = () => {
      const box = document.querySelector('.ins-ground')?.getBoundingClientRect()
      if (box && box.width > 0) places.push(Math.round(box.x))
      requestAnimationFrame(look)
    }
    look()
  })
const placesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'chartPlaces') as number[])

const placed = (page: Page) => page.locator('.ins-ground[data-placed]')
const rootOf = (page: Page) => page.locator('.ins-node > rect').first()

describe('the chart', () => {
  test('has text that can be read and says all of why its actor is at rest, in any window', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=showcase', { width: 1440, height: 900 })
    await button(page, words.dock.right).click()
    for (const [width, height, dock] of [
      [1440, 900, 'right'],
      [1280, 800, 'bottom'],
      [768, 1024, 'bottom'],
      [360, 900, 'bottom'],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Out of the actor's sight.
      await page.evaluate(() => scrollTo(0, 0))
      // It comes anew into each of them.
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(panel(page)).toHaveAttribute('data-dock', dock)
      await expect(placed(page)).toBeAttached()
      await expect
        .poll(() => smallestText(page), { message: `${width} px` })
        .toBeGreaterThanOrEqual(11)
      const { height: pane } = await boxOf(page.locator('.ins-viewport'))
      expect(pane, `${width} px`).toBeGreaterThan(230)
      const status = actorStatus(page)
      for (const hold of [words.status.holds.offscreen, words.status.holds.reduced])
        await expect(status).toContainText(hold)
      expect(await status.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
      const bar = await boxOf(page.locator('.ins-chart-bar'))
      const { y } = await boxOf(status)
      expect(y - bar.y, `${width} px`).toBeGreaterThan(3.5)
      if (width !== 768) continue
      // High enough to be pressed on a tablet.
      const grounds = page.locator('.ins-row[role=treeitem] > .ins-row-ground')
      const heights = () =>
        grounds.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      await expect(grounds.first()).toBeAttached()
      await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(24)
    }
  })

  test('is in its place when it is first seen, and glides to another', async ({ visit }) => {
    const { page } = await visit(pageOf('pace'), {
      ...{ moves: true, isFirst: true, prepare: watchPlaces },
    })
    await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThan(30)
    const seen = await placesOf(page)
    expect(new Set(seen).size).toBe(1)
    await page.getByRole('button', { name: words.chart.zoomIn }).click()
    await expect.poll(async () => new Set(await placesOf(page)).size).toBeGreaterThan(3)
  })

  test('is set in glyphs that are no wider than its layout counts with, dragged, zoomed where the pointer is, and follows again', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=skills')
    await expect(placed(page)).toBeAttached()
    const widest = () =>
      page
        .locator('.ins-row tspan')
        .evaluateAll((spans) =>
          Math.max(
            ...spans.map(
              (span) =>
                (span as SVGTSpanElement).getComputedTextLength() / (span.textContent?.length || 1),
            ),
          ),
        )
    await expect.poll(widest).toBeGreaterThan(5)
    // Until its font is there, the text is set in another.
    await expect.poll(widest).toBeLessThanOrEqual(typography.advance)
    const viewport = await boxOf(page.locator('.ins-chart'))
    const root = rootOf(page)
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

  test('lights the same transition in the list of events and in the log, and sends the one that is pressed', async ({
    visit,
  }) => {
    const { page } = await visit('/machines?inspect=theme')
    const row = page.locator('.ins-row[data-sendable]', { hasText: 'theme.next' })
    await expect(row).toHaveCount(1)
    await row.hover()
    await expect(page.locator('.ins-sentence')).toContainText('theme.next')
    await expect(page.locator('.ins-lit')).not.toHaveCount(0)
    const event = page.locator('.ins-event', { hasText: 'theme.next' })
    await expect(event).toHaveAttribute('data-lit')
    await event.hover()
    await expect(row).toHaveAttribute('data-lit')

    await expect(row).toHaveCSS('cursor', 'pointer')
    await row.locator('tspan').first().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(actorStatus(page)).toContainText('theme is dark')
    const other = page.locator('.ins-row:not([data-sendable])', { hasText: 'theme.next' }).first()
    await other.locator('tspan').first().click()
    await expect(actorStatus(page)).toContainText('theme is dark')

    await tab(page, words.views.log).click()
    const entry = page.locator('.ins-entry', { hasText: 'theme.next' }).last()
    await entry.hover()
    await expect(page.locator('.ins-lit')).not.toHaveCount(0)
    await page.locator('.ins-header').hover()
    await expect(page.locator('.ins-lit')).toHaveCount(0)
    await expect(page.locator('.ins-sentence')).toHaveCount(0)
  })

  test('is seen whole by those who open it for the first time, and stays so when its actor moves', async ({
    visit,
  }) => {
    const { page } = await visit('/', { moves: true })
    await page.keyboard.press('?')
    await expect(actorStatus(page)).toContainText('track.moving')
    await expect(page.locator('[data-part="carousel.track.moving.running"]')).toBeVisible()
    await expect(page.locator('.ins-minimap')).toHaveCount(0)
  })

  test('draws the event that was taken last as a pill, as all others', async ({ visit }) => {
    const { page } = await visit('/machines/copy')
    await page.locator('li.ins-event', { hasText: 'copy.press' }).getByRole('button').click()
    const pill = page.locator('[data-taken]:not([data-sendable]) > .ins-pill')
    await expect(pill).toHaveCount(1)
    await expect(pill).not.toHaveCSS('stroke', 'none')
  })

  test('has no word too faint to read in either theme, been to or not', async ({ visit }) => {
    const { page } = await visit('/machines/carousel')
    const drawing = page.locator('.ins-chart')
    await expect(drawing.locator('.ins-row').first()).toBeVisible()
    const expectReadable = () =>
      inEachTheme(page, async () => {
        expect(await faintWords(drawing)).toEqual([])
      })
    await expectReadable()
    await page.locator('li.ins-event', { hasText: 'slide.next' }).getByRole('button').click()
    await expect(drawing.locator('[data-taken]')).not.toHaveCount(0)
    await expectReadable()
    // One that is taken within an active state has the ground of that.
    for (const name of [words.simulator.restart, words.simulator.timer])
      await page.getByRole('button', { name, exact: true }).click()
    await expect(drawing.locator('[data-taken] .ins-word-delay')).not.toHaveCount(0)
    await expect(actorStatus(page)).toContainText('rotation.waiting')
    await expectReadable()
    // What has been taken since stands out from what never was.
    const [taken, never] = ['true', 'false'].map((is) =>
      drawing.locator(`[data-covered=${is}]:not([data-taken]) .ins-word-always`).first(),
    )
    await inEachTheme(page, async () => {
      const ink = await taken!.evaluate((word) => getComputedStyle(word).fill)
      await expect(never!).not.toHaveCSS('fill', ink)
    })
  })

  test('is walked, moved, zoomed, folded and pressed by keyboard', async ({ visit }) => {
    const { page } = await visit('/machines?inspect=theme', { width: 1440 })
    const tree = page.getByRole('tree', { name: `${words.chart.label} theme` })
    const root = rootOf(page)
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

  test('has all its tools in a narrow panel, and the whole beside a part of it', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=skills', { width: 360 })
    await expect(placed(page)).toBeAttached()
    const map = page.locator('.ins-minimap')
    await expect(map).toBeVisible()
    const pane = await boxOf(page.locator('.ins-viewport'))
    const middle = pane.y + pane.height / 2
    /** Puts a part of the whole into the middle. The map may change until then: the page lives. */
    const press = async (share: number) => {
      const box = await boxOf(map)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * share)
      return boxOf(rootOf(page))
    }
    await expect.poll(async () => (await press(0.02)).y).toBeGreaterThan(middle - 50)
    await expect
      .poll(async () => {
        const root = await press(0.98)
        return root.y + root.height
      })
      .toBeLessThan(middle + 50)
    const zoomIn = button(page, words.chart.zoomIn)
    await expect(zoomIn).toBeHidden()
    await page.locator('summary').and(page.getByLabel(words.more)).click()
    const { width } = await boxOf(rootOf(page))
    await zoomIn.click()
    await expect.poll(async () => (await boxOf(rootOf(page))).width).toBeCloseTo(width * 1.25, 0)
    for (const { long } of [words.chart.svg, words.chart.mermaid])
      await expect(button(page, long)).toBeInViewport({ ratio: 1 })
  })

  test('keeps the size of its pane, however much is said about its actor, and shows that in the list', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=entrance', { width: 360 })
    await expect(placed(page)).toBeAttached()
    await expect(page.locator('.ins-actor', { hasText: 'showcase' })).toBeAttached()
    await expect(page.locator('.ins-actor[aria-current]')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.ins-first')).toBeVisible()
    const height = async () => (await boxOf(page.locator('.ins-chart'))).height
    const before = await height()
    await actorStatus(page).evaluate((status) => status.append(' and so on'.repeat(20)))
    expect(await height()).toBe(before)
  })

  test('has no map where all of it is in view, and is taken away as Mermaid and as an SVG that stands alone', async ({
    visit,
  }) => {
    const { page } = await visit('/machines?inspect=menu')
    await expect(placed(page)).toBeAttached()
    await expect.poll(() => smallestText(page)).toBeGreaterThanOrEqual(11)
    await expect(page.locator('.ins-minimap')).toHaveCount(0)
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
    expect(picture).not.toMatch(/var\(--|role=|tabindex|data-sendable|ins-send|ins-ring/)
    // A page without this site's policy and style sheets.
    const reader = await page.context().newPage()
    await reader.setContent(picture)
    for (const colorScheme of ['dark', 'light'] as const) {
      await reader.emulateMedia({ colorScheme })
      const { names, lit, color } = await reader.evaluate(() => {
        const active = [...document.querySelectorAll('.ins-node')].map((node) =>
          node.matches('[data-active]'),
        )
        const states = [...document.querySelectorAll('.ins-node > text')].map(
          ({ textContent }) => textContent,
        )
        const dot = document.querySelector('[data-active] > circle')
        return {
          names: states,
          lit: states.filter((_, index) => active[index]),
          color: dot && getComputedStyle(dot).fill,
        }
      })
      expect(names).toEqual(['menu', 'closed', 'opening', 'open', 'closing'])
      expect(lit).toEqual(['menu', 'closed'])
      const [red, green, blue] = themes[colorScheme].signal
        .slice(1)
        .match(/../g)!
        .map((part) => Number.parseInt(part, 16))
      expect(color).toBe(`rgb(${red}, ${green}, ${blue})`)
    }
  })
})
