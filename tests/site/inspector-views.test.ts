import type { Page } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { themes } from '../../uno.config.ts'
import { LOG_LIMIT } from '../../src/inspector/store/store.ts'
import { expect } from './expect.ts'
import { button, panel, actorStatus, tab } from './inspector-page.ts'
import { test } from './site.ts'

const event = (page: Page, name: string) =>
  page.locator('li.ins-event', { hasText: name }).getByRole('button')
const themeButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })

const pressTheme = (page: Page, times: number) =>
  themeButton(page)
    .first()
    .evaluate((element: HTMLElement, count) => {
      for (let press = 0; press < count; press += 1) element.click()
    }, times)

describe('the log', () => {
  test('keeps its latest entries, and says how many fell out', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme')
    await tab(page, words.views.log).click()
    await pressTheme(page, LOG_LIMIT + 50)
    await expect(panel(page)).toContainText(new RegExp(`\\d+ ${words.log.dropped}`))
    await expect(page.getByRole('option').last()).toBeInViewport()
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(LOG_LIMIT)
  })

  test('says that it is the filter that leaves nothing, and takes it off', async ({ visit }) => {
    const { page } = await visit('/?inspect=theme')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).first().fill('nothing like it')
    await expect(panel(page)).toContainText(words.log.nothing)
    await tab(page, words.views.events).click()
    await tab(page, words.views.log).click()
    await expect(page.getByLabel(words.log.filter).first()).toHaveValue('nothing like it')
    await button(page, words.log.all).click()
    await expect(page.locator('.ins-entry').first()).toBeVisible()
  })

  test.for([360, 768, 1920])('cuts no name and no outcome at %i px', async (width, { visit }) => {
    const { page } = await visit('/?inspect=showcase', { width, height: 900 })
    await tab(page, words.views.log).click()
    await pressTheme(page, 2)
    const rows = page.locator('.ins-entry')
    await expect(rows.filter({ hasText: 'theme.next' }).last()).toBeInViewport({ ratio: 0.9 })
    await expect(rows.filter({ hasText: 'system.dark → ' })).toHaveCount(1)
    const cut = await page
      .locator('.ins-rows, .ins-entry, .ins-entry > *')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
    // What its words say to look for is read before one is typed.
    const field = page.getByLabel(words.log.filter)
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  })
})

test('the snapshot shows what the last event changed', async ({ visit }) => {
  const { page } = await visit('/?inspect=theme')
  await pressTheme(page, 2)
  await tab(page, words.views.snapshot).click()
  const change = page.locator('.ins-changes li', { hasText: /^\S+ → \S+$/ })
  const before = await change.innerText()
  await pressTheme(page, 1)
  await expect(change).not.toHaveText(before)
})

test('the scrubber goes through the moments by key, and to now at its end', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  await event(page, 'item.toggle').click()
  await expect(actorStatus(page)).toContainText('faq is open')
  const slider = page.getByRole('slider', { name: words.time.label })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(actorStatus(page)).toContainText('was')
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(event(page, 'item.toggle')).toBeDisabled()
  await page.keyboard.press('End')
  await expect(actorStatus(page)).toContainText('faq is open')
  await expect(slider).toHaveAttribute('aria-valuetext', words.time.live)
})

test('the picture that is saved stands alone: states, the current ones lit, both themes', async ({
  visit,
}) => {
  const { page } = await visit('/?inspect=menu')
  const coming = page.waitForEvent('download')
  await button(page, words.chart.svg.long).click()
  const stream = await (await coming).createReadStream()
  const svg = Buffer.concat(await stream.toArray()).toString()
  expect(svg).not.toMatch(/var\(|ins-send|ins-ring/)
  // A page without this site's policy and style sheets.
  const reader = await page.context().newPage()
  await reader.setContent(svg)
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

test('every control is reached with Tab, and nothing else of the page before them', async ({
  visit,
}) => {
  const { page } = await visit('/?inspect=theme')
  await expect(panel(page)).toBeFocused()
  await expect(page.locator('li.ins-event').first()).toBeVisible()
  const reached: string[] = []
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      if (!element?.closest('.ins-panel')) return null
      return element.getAttribute('aria-label') ?? element.textContent
    })
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    const name = await focused()
    if (name === null) break
    reached.push(name)
  }
  for (const name of [
    words.resize,
    words.modes.page,
    words.simulate,
    words.modes.recording,
    words.close,
    words.chart.fit,
    words.chart.svg.long,
    words.views.events,
    'theme.next',
    words.events.send,
    words.time.label,
  ])
    expect(reached).toContain(name)
})
