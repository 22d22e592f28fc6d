import { inspector as words } from '#content/inspector'

import { LOG_LIMIT } from '../../src/inspector/store/store.ts'
import { expect } from './expect.ts'
import { button, panel, pressTheme, tab } from './inspector-page.ts'
import { test } from './site.ts'

test('the log keeps its latest entries, says how many fell out, and that it is the filter that leaves nothing', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=theme')
  await tab(page, words.views.log).click()
  const filter = page.getByLabel(words.log.filter).first()
  await filter.fill('nothing like it')
  await expect(panel(page)).toContainText(words.log.nothing)
  await tab(page, words.views.events).click()
  await tab(page, words.views.log).click()
  await expect(filter).toHaveValue('nothing like it')
  await button(page, words.log.all).click()
  await expect(page.locator('.ins-entry').first()).toBeVisible()

  await pressTheme(page, LOG_LIMIT + 50)
  await expect(panel(page)).toContainText(new RegExp(`\\d+ ${words.log.dropped}`))
  await expect(page.getByRole('option').last()).toBeInViewport()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(LOG_LIMIT)
})

test('the snapshot shows what the last event changed', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  await pressTheme(page, 2)
  await tab(page, words.views.snapshot).click()
  const change = page.locator('.ins-changes li', { hasText: /^\S+ → \S+$/ })
  const before = await change.innerText()
  await pressTheme(page, 1)
  await expect(change).not.toHaveText(before)
})

test('every control is reached with Tab, and nothing else of the page before them', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=theme')
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
