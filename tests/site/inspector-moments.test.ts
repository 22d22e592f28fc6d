import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { actorStatus, panel, tab } from './inspector-page.ts'
import { test } from './site.ts'

describe('a moment', () => {
  test('that the slider shows is chosen and in view in the log, and the header says so', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=menu')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.timers).check()
    await expect(panel(page)).toContainText(words.intro)
    const slider = page.getByLabel(words.time.label)
    await slider.focus()
    await slider.press('Home')
    const chosen = page.locator('.ins-entry[aria-selected=true]')
    await expect(chosen).toHaveCount(1)
    await expect(chosen).toBeInViewport()
    await expect(panel(page)).toContainText(words.introPast)
    await expect(panel(page)).not.toContainText(words.intro)
  })
})

describe('the keyboard', () => {
  test('goes to the first and the last tab, and to the smallest and the largest size', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=menu')
    await tab(page, words.views.events).focus()
    await page.keyboard.press('End')
    await expect(tab(page, words.views.coverage)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab(page, words.views.events)).toBeFocused()
    const edge = page.getByRole('separator', { name: words.resize })
    await edge.press('End')
    await expect(edge).toHaveAttribute('aria-valuenow', '88')
    await edge.press('Home')
    await expect(edge).toHaveAttribute('aria-valuenow', '24')
  })
})

describe('an answer', () => {
  test('to an event by hand is in view, and says what became of it', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    const { events, why } = words
    const byHand = page.getByLabel(events.byHand)
    const answer = page.locator('.ins-by-hand').getByRole('status')
    for (const [text, expected] of [
      ['[1]', words.faults.event],
      ['unheard.of', `${events.sent}, ${events.ignored}: ${why.unknown}.`],
      ['escape.pressed', `${events.sent}, ${events.ignored}: ${why.unheard}.`],
    ] as const) {
      await byHand.fill(text)
      await byHand.press('Enter')
      await expect(answer).toHaveText(expected)
      await expect(answer).toBeInViewport()
    }
  })
})

test('an actor that is asked for and not there yet is named, and chosen when it comes', async ({
  visit,
}) => {
  const { page } = await visit('/?inspect=palette')
  const absent = panel(page).getByText(`palette ${words.actors.absent}`)
  await expect(absent).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+Shift+X')
  await expect(actorStatus(page)).toContainText('palette')
  await expect(absent).toHaveCount(0)
})
