import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { actorStatus, panel, tab } from './inspector-page.ts'
import { test } from './site.ts'

test('the moment that the slider shows is chosen and in view in the log, and the header says so', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=menu')
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

test('the keyboard goes through the tabs, to the smallest and the largest size, and sends', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=menu')
  const { coverage, events, log } = words.views
  await tab(page, events).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, log)).toBeFocused()
  await expect(tab(page, log)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, events)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, coverage)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab(page, events)).toBeFocused()
  const edge = page.getByRole('separator', { name: words.resize })
  await edge.press('End')
  await expect(edge).toHaveAttribute('aria-valuenow', '88')
  await edge.press('Home')
  await expect(edge).toHaveAttribute('aria-valuenow', '24')

  const send = page.locator('li.ins-event', { hasText: 'menu.toggle' }).getByRole('button')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(actorStatus(page)).toContainText(/open/)
})

test('an actor that is asked for and not there yet is named, and chosen when it comes', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=palette')
  const absent = panel(page).getByText(`palette ${words.actors.absent}`)
  await expect(absent).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+Shift+X')
  await expect(actorStatus(page)).toContainText('palette')
  await expect(absent).toHaveCount(0)
})
