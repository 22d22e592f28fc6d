/** The log shows earlier moments, the page is restored to one, and a step becomes a test. */
import { createActor } from 'xstate'

import { themeMachine } from '#machines/theme.machine.ts'

import { expect } from '../site/expect.ts'
import { copiedBy, inspectorOn, logOf } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

test('the panel shows an earlier moment; the page stays, until it is restored to that', async ({
  visit,
}) => {
  const { page } = await visit('/about?inspect=faq')
  const { panel, status, moment, sender, tab, entries, button, actor } = inspectorOn(page)
  const answer = page.getByRole('button', { expanded: true })
  const log = logOf(page)
  await sender('item.toggle').click()
  await expect(status).toContainText('faq is open')
  await expect(moment).toHaveText('now')
  await tab('log').click()
  await log.press('Home')
  await actor('faq').click()
  await expect(status).toContainText('faq was not there yet')
  await expect(answer).toHaveCount(1)
  await log.press('End')
  await tab('events').click()
  await expect(sender('item.toggle')).toBeDisabled()
  await button('Next step in the log').click()
  await expect(moment).toHaveText('now')
  await expect(status).toContainText('faq is open')

  await tab('log').click()
  await button('Step before in the log').click()
  await expect(status).toContainText('faq was open')
  await entries(/faq came/).click()
  await expect(status).toContainText('faq was closed')
  await tab('snapshot').click()
  await expect(page.locator('.ins-sheet h3')).toHaveText('Last step: came')
  await button('Return to now').click()
  await expect(moment).toHaveText('now')
  // It is of no use now: the focus stays in the panel, and so does the next key.
  await expect(button('Return to now')).toBeDisabled()
  await expect(button('Return to now')).toBeFocused()
  await tab('log').click()
  await entries(/faq item\.toggle/).click()
  await expect(status).toContainText('faq was open')
  await log.press('ArrowUp')
  await expect(page.locator('.ins-entry[aria-selected=true]')).toBeInViewport()
  // A row shows its actor.
  await log.press('Home')
  await entries(/motion came/).click()
  await expect(status).toContainText('motion was following')
  await entries(/faq came/).click()
  await expect(status).toContainText('faq was closed')
  await button('Restore').click()
  await expect(answer).toHaveCount(0)
  await expect(status).toContainText('faq is closed')
  await expect(panel).toContainText('Restored')
  // The fresh actors are as alive as the first.
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await expect(answer).toHaveCount(1)
})

test('the snapshot says what an event changed; a part without an event is copied as a test, too', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=theme')
  const { panel, theme, tab, actor } = inspectorOn(page)
  await theme.click()
  await tab('snapshot').click()
  await expect(page.locator('.ins-sheet > pre')).toContainText('"state": "dark"')
  await expect(page.locator('.ins-sheet > pre')).toContainText('"choice": "dark"')
  const copied = JSON.parse(
    await copiedBy(panel.getByRole('button', { name: 'Copy', exact: true })),
  )
  const again = createActor(themeMachine, { snapshot: copied, input: undefined as never }).start()
  expect(again.getSnapshot().value).toBe('dark')
  const changes = page.locator('.ins-sheet > ul').first().locator('li')
  await expect(changes).toContainText(['system.dark → dark'])
  await theme.click()
  await expect(changes).toContainText(['dark → light'])

  await actor('menu').click()
  await tab('log').click()
  const written = await copiedBy(panel.getByRole('button', { name: 'Copy as test' }))
  expect(written).toContain("import { menuMachine } from '#machines/menu.machine.ts'")
  await expect(panel).toContainText('Copied.')
})

test('the log scrolls to new rows, but not while the pointer is over it', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  const { theme, tab, entries } = inspectorOn(page)
  const list = logOf(page)
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop)
  const press = (times: number) =>
    theme.evaluate((button: HTMLElement, count) => {
      for (let index = 0; index < count; index += 1) button.click()
    }, times)
  await tab('log').click()
  await press(60)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await list.hover()
  const before = await scrolled()
  const count = () => entries(/./).count()
  const rows = await count()
  await press(20)
  await expect.poll(count).toBe(rows + 20)
  expect(await scrolled()).toBe(before)
  await page.mouse.move(0, 0)
  await press(1)
  await expect.poll(scrolled).toBeGreaterThan(before)
})
