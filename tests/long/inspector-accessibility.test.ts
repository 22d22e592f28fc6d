/** The panel has no fault that axe knows, and needs no pointer, colours or motion. */
import { violations, violationsInThemes } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

/** Of the page behind the panel, other tests speak. */
const PANEL = '.ins-panel'

test('axe finds no fault in either theme, nor on a phone', async ({ visit }) => {
  const { page, said, foreign } = await visit('/about?inspect=faq', { width: 1440, height: 900 })
  const { status, tab, sender, entries, button } = inspectorOn(page)
  await sender('item.toggle').click()
  await expect(status).toContainText('faq is open')
  await tab('snapshot').click()
  await page.getByRole('tabpanel', { name: 'snapshot' }).locator('> *').first().waitFor()
  expect(await violations(page, '[role=tabpanel]')).toEqual([])
  await tab('log').click()
  await entries(/faq item\.toggle/).click()
  await expect(page.locator('.ins-time')).toHaveAttribute('data-past')
  expect(await violationsInThemes(page, PANEL)).toEqual([])

  await button('Return to now').click()
  await page.setViewportSize({ width: 360, height: 800 })
  await tab('chart').click()
  await expect(status).toContainText('faq is open')
  expect(await violations(page, PANEL)).toEqual([])
  expect([...said, ...foreign]).toEqual([])
})

test('the list of actors is one stop: arrows go through it, Enter chooses', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  const { status, actor } = inspectorOn(page)
  const list = page.getByRole('listbox', { name: 'Actors' })
  const actors = list.getByRole('option')
  const stop = list.locator('[tabindex="0"]')
  await expect(stop).toHaveText(/^faq/)
  await stop.focus()
  await page.keyboard.press('End')
  await expect(actors.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(actors.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(actors.nth(1)).toBeFocused()
  await expect(status).toContainText('faq is')
  // On to what is behind the list, and back to the one that is chosen.
  await page.keyboard.press('Tab')
  await expect(list.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(actor('faq')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(list.locator('[aria-selected=true]')).toBeFocused()
  await expect(status).not.toContainText('faq is')
})

test('arrows choose tabs, and nothing depends on colours or motion', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  const { tab, sender } = inspectorOn(page)
  await tab('events').focus()
  for (const [key, name] of [
    ['ArrowRight', 'log'],
    ['End', 'snapshot'],
    ['ArrowRight', 'events'],
    ['ArrowLeft', 'snapshot'],
    ['Home', 'events'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }

  await page.emulateMedia({ forcedColors: 'active' })
  await expect(tab('events')).toHaveCSS('outline-style', 'solid')
  await expect(tab('log')).toHaveCSS('outline-style', 'none')
  await sender('theme.next').press('Enter')
  await expect(page.locator('.ins-taken').first()).toBeAttached()
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
  )
  expect(moving.filter((html) => html?.includes('ins-'))).toEqual([])
})
