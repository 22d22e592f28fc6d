import type { Page } from 'playwright'

import { inspector as words } from '#content/inspector'

import { brokenNames } from './broken-names.ts'
import { expect } from './expect.ts'
import { actorStatus, button, panel, pressTheme, tab } from './inspector-page.ts'
import { test } from './site.ts'

const WINDOWS = [
  [1280, 800],
  [1920, 1080],
  [900, 700],
  [768, 1024],
  [360, 780],
] as const

/** Text in these parts that is cut off. */
const cutIn = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((all) =>
      all.flatMap((part) => (part.scrollWidth > part.clientWidth ? part.textContent : [])),
    )

/** How much of the actor's status is hidden, in pixels; only a chart's tab has one. */
const cutLines = (page: Page) =>
  actorStatus(page).evaluateAll((all) =>
    Math.max(0, ...all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
  )

/** In the header and the tabs nothing is cut off. */
const expectUnclipped = async (page: Page) => {
  const hidden = () =>
    page
      .locator('.ins-header, .ins-tabs')
      .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth))
  await expect.poll(hidden).toEqual([0, 0, 0])
}

test('in any window the panel cuts off no name, no tab and no outcome, and makes the page no wider', async ({
  visit,
}) => {
  const { page, said } = await visit('/?inspect=showcase')
  await expect(page.locator('.ins-actor', { hasText: 'track.' }).first()).toBeVisible()
  const filter = page.getByLabel(words.log.filter)
  const rows = page.locator('.ins-entry')
  const outcomes = page.locator('.ins-leads > summary > span')
  for (const [width, height] of WINDOWS) {
    const message = `${width} px`
    await page.setViewportSize({ width, height })
    // A log that is shown begins at its end.
    await tab(page, words.views.events).click()
    await expect.poll(() => brokenNames(outcomes), { message }).toEqual([])
    await tab(page, words.views.log).click()
    await expect(filter.first()).toBeInViewport({ ratio: 1 })
    await expectUnclipped(page)
    await expect.poll(() => cutIn(page, '.ins-actor > span:visible'), { message }).toEqual([])
    const beyond = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    await expect.poll(beyond, { message }).toBe(0)

    await expect.poll(() => cutLines(page), { message }).toBe(0)

    // Once round all themes.
    await pressTheme(page, 3)
    await expect(rows.filter({ hasText: 'theme.next' }).last()).toBeInViewport({ ratio: 0.9 })
    await expect(rows.filter({ hasText: 'system.dark → ' }).last()).toBeVisible()
    expect(await cutIn(page, '.ins-rows, .ins-entry, .ins-entry > *'), message).toEqual([])
    // What its words say to look for is read before one is typed.
    expect(await filter.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  await button(page, words.dock.right).click()
  await expect(panel(page)).toHaveAttribute('data-dock', 'right')
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    await expectUnclipped(page)
    await expect.poll(() => cutLines(page), { message: `${width} px` }).toBe(0)
    // Beside the list and the details it would have 375 of these pixels at most.
    const share = () =>
      page.locator('.ins-chart').evaluate((element) => {
        const all = element.closest('.ins-panel')!.clientWidth
        return element.clientWidth / all
      })
    await expect.poll(share).toBe(1)
  }
  expect(said).toEqual([])
})
