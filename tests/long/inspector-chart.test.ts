/** The chart can be read in any window, gone through by keys, pressed and copied. */
import type { Page } from 'playwright'

import { expect, PATIENCE } from '../site/expect.ts'
import { copiedBy, inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

/** The smallest size of text in the chart as it is drawn; 0 while it is drawn anew. */
const smallestText = (page: Page) =>
  page.locator('.ins-chart text').evaluateAll((texts) => {
    const sizes = texts.map((text) => {
      const { a } = (text as SVGTextElement).getScreenCTM() ?? { a: 0 }
      return a * Number.parseFloat(getComputedStyle(text).fontSize)
    })
    return sizes.length > 5 ? Math.min(...sizes) : 0
  })

/** Parts of the panel in which something is cut off, and the page itself if it is too wide. */
const cutOff = (page: Page) =>
  page
    .locator('html, .ins-head, [role=tablist], .ins-status, .ins-actor > span:visible')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part
        const isLow = part.matches('.ins-status') && scrollHeight > clientHeight
        return scrollWidth > clientWidth || isLow ? part.textContent.slice(0, 60) : []
      }),
    )

test('in any window the chart can be read, and nothing is cut off', async ({ visit }) => {
  const { page } = await visit('/?inspect=showcase', { width: 1440, height: 800 })
  const { status, button, more } = inspectorOn(page)
  for (const [width, height] of [
    [1440, 800],
    [768, 1024],
    [360, 800],
  ] as const) {
    const message = `${width} px`
    await page.setViewportSize({ width, height })
    await expect.poll(() => smallestText(page), { message }).toBeGreaterThanOrEqual(11)
    // Out of the actor's sight, which the inspector has scrolled to: its status is as long as it can be.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect(status).toContainText('off screen', { timeout: 500 })
    }).toPass(PATIENCE)
    await expect.poll(() => cutOff(page), { message }).toEqual([])
    const margin = await page
      .getByRole('tablist')
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).paddingRight))
    const { x, width: length } = (await button('Restore').boundingBox())!
    expect(x + length, message).toBeLessThanOrEqual(width - margin)
  }
  // Of what is open, the innermost closes first.
  await more.click()
  await page.getByRole('link', { name: 'Simulate from here' }).press('Escape')
  await expect(button('Copy as Mermaid')).toBeHidden()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(button('Copy as Mermaid')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: "Open in Stately's inspector" }).click()
  await expect(page.getByText('from another site')).toBeInViewport({ ratio: 1 })
})

test('arrows go through it; a hover lights a path, a press sends the event, and it is copied as Mermaid', async ({
  visit,
}) => {
  const { page, said } = await visit('/machines?inspect=theme', { width: 1440 })
  const { html, status, button, edge, more } = inspectorOn(page)
  const pane = page.locator('.ins-pane')
  const tree = page.getByRole('tree', { name: 'Chart of theme' })
  // Too low for the chart.
  await edge.press('Home')
  await expect(edge).toHaveAttribute('aria-valuenow', '24')
  const isHigher = () => pane.evaluate((part) => part.scrollHeight > part.clientHeight)
  await expect.poll(isHigher).toBe(true)
  await page.locator('[data-part=theme]').focus()
  await page.keyboard.press('End')
  await expect(page.locator('.ins-chart :focus')).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.locator('.ins-chart :focus')).toBeInViewport()
  // The page behind it does not scroll.
  const isKept = page.evaluate(
    () =>
      new Promise((resolve) => {
        const tell = (event: Event) => setTimeout(() => resolve(event.defaultPrevented))
        addEventListener('keydown', tell, { once: true })
      }),
  )
  await edge.press('End')
  expect(await isKept).toBe(true)
  await expect(edge).toHaveAttribute('aria-valuenow', '88')
  const system = tree.locator('[data-part="theme.system"]')
  await system.focus()
  await expect(system).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-part=theme]')).toBeFocused()

  const widthOf = async () => (await tree.boundingBox())!.width
  const fitting = await widthOf()
  await expect(page.locator('.ins-keys')).toContainText('+ − zoom')
  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeCloseTo(1.25 * fitting, 0)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(widthOf).toBeCloseTo(0.8 * fitting, 0)
  await page.keyboard.press('0')
  await expect.poll(widthOf).toBeCloseTo(fitting, 0)
  await system.focus()
  await page.keyboard.press('ArrowDown')
  const next = tree.getByRole('treeitem', { name: /^theme\.next/ }).first()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'dark')

  const lit = page.locator('.ins-lit')
  const row = page.locator('.ins-row[data-sendable]', { hasText: 'theme.next' })
  const word = row.locator('tspan').first()
  await expect(row).toHaveCount(1)
  await row.hover()
  await expect(page.locator('.ins-sentence')).toContainText('theme.next')
  await expect(lit).not.toHaveCount(0)
  await page.locator('.ins-head').hover()
  await expect(lit).toHaveCount(0)

  await word.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(status).toContainText('theme is light')
  await expect(page.locator('[data-taken]', { hasText: 'theme.next' })).toHaveCount(1)
  const other = page.locator('.ins-row:not([data-sendable])', { hasText: 'theme.next' }).first()
  await other.locator('tspan').first().click()
  await expect(status).toContainText('theme is light')

  await more.click()
  const mermaid = await copiedBy(button('Copy as Mermaid'))
  expect(mermaid).toContain('theme_dark --> theme_light : theme.next')
  expect(said).toEqual([])
})
