import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { actorStatus, button, copied, panel, tab, watchCopies } from './inspector-page.ts'
import { test } from './site.ts'

test('a playback steps and plays up to the present, compares any two moments, and is dragged in its lanes', async ({
  visit,
}) => {
  const { page } = await visit('/about?inspect=faq')
  const toggle = page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button')
  await toggle.click()
  await expect(actorStatus(page)).toContainText('faq is open')
  await toggle.click()
  await expect(actorStatus(page)).toContainText('faq is closed')

  await button(page, words.time.stepBack).click()
  await expect(actorStatus(page)).toContainText('faq was')
  await button(page, words.time.stepBack).click()
  await button(page, words.time.step).click()
  await expect(actorStatus(page)).toContainText('faq was')
  await button(page, words.time.play).click()
  await expect(actorStatus(page)).toContainText('faq is closed')
  await expect(page.locator('.ins-moment')).toHaveText(words.time.live)

  await tab(page, words.views.log).click()
  await page
    .getByRole('option', { name: /faq item\.toggle/ })
    .first()
    .click()
  await button(page, words.time.mark).click()
  await button(page, words.time.back).click()
  await tab(page, words.views.snapshot).click()
  const snapshot = page.locator('.ins-snapshot')
  await expect(snapshot).toContainText(words.snapshot.compared)
  await expect(snapshot.locator('.ins-changes')).toContainText('open → closed')
  await button(page, words.snapshot.unmark).click()
  await expect(snapshot).not.toContainText(words.snapshot.compared)

  // The log and the chart move along.
  await expect(actorStatus(page)).toContainText('faq is closed')
  await tab(page, words.views.log).click()
  await button(page, words.time.lanes).click()
  const lanes = page.locator('.ins-lanes svg')
  await expect(lanes.locator('.ins-cursor')).toHaveCount(1)
  const { x, y, width } = (await lanes.boundingBox())!
  await page.mouse.move(x + width - 2, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + 1, y + 5, { steps: 4 })
  await page.mouse.up()
  await expect(actorStatus(page)).toContainText(' was ')
  await expect(page.locator('.ins-entry[aria-selected=true]')).toBeInViewport()
  await expect(page.locator('.ins-time')).toHaveAttribute('data-past', 'true')
})

test('the coverage lists what was never taken, with a test that takes it', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=menu')
  await tab(page, words.views.coverage).click()
  const missed = page.locator('.ins-missed')
  await expect(missed.getByRole('listitem')).toHaveCount(13)
  await watchCopies(page)
  await missed
    .getByRole('listitem')
    .filter({ hasText: 'open escape.pressed' })
    .getByRole('button')
    .click()
  const written = await copied(page)
  expect(written).toContain('actor.send({"type":"escape.pressed"})')
  await expect(panel(page)).toContainText(words.recording.copied)
})
