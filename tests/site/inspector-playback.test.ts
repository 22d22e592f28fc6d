import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { actorStatus, button, copied, panel, tab, watchCopies } from './inspector-page.ts'
import { test, type Visit } from './site.ts'

type Visitor = (path: string) => Promise<Visit>

/** A visitor who has opened an answer and closed it again. */
const toggledTwice = async (visit: Visitor) => {
  const visited = await visit('/about?inspect=faq')
  const { page } = visited
  const toggle = page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button')
  await toggle.click()
  await expect(actorStatus(page)).toContainText('faq is open')
  await toggle.click()
  await expect(actorStatus(page)).toContainText('faq is closed')
  return visited
}

describe('an event that does nothing', () => {
  test('says why: before it is sent, in the log, and which states were asked', async ({
    visit,
  }) => {
    const { page } = await visit('/?inspect=menu')
    const { why, events, log } = words
    const escape = page.locator('li.ins-event', { hasText: 'escape.pressed' })
    await expect(escape).toContainText(`${events.ignored}: ${why.unheard}`)
    await escape.locator('summary').click()
    await expect(escape.getByRole('list', { name: why.label })).toContainText('closed')
    await page.getByLabel(events.byHand).fill('escape.pressed')
    await page.getByLabel(events.byHand).press('Enter')
    await tab(page, words.views.log).click()
    const row = page.getByRole('option', { name: /menu escape\.pressed/ })
    await expect(row).toContainText(`${log.ignored}: ${why.unheard}`)
    await row.click()
    await expect(page.getByRole('region', { name: why.label })).toContainText('closed')
  })
})

describe('the lanes', () => {
  test('move the log and the chart along with what is dragged in them', async ({ visit }) => {
    const { page } = await toggledTwice(visit)
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
})

describe('a playback', () => {
  test('steps to the event before and after, and plays up to the present', async ({ visit }) => {
    const { page } = await toggledTwice(visit)
    await button(page, words.time.stepBack).click()
    await expect(actorStatus(page)).toContainText('faq was')
    await button(page, words.time.stepBack).click()
    await button(page, words.time.step).click()
    await expect(actorStatus(page)).toContainText('faq was')
    await button(page, words.time.play).click()
    await expect(actorStatus(page)).toContainText('faq is closed')
    await expect(page.locator('.ins-moment')).toHaveText(words.time.live)
  })

  test('compares any two moments', async ({ visit }) => {
    const { page } = await toggledTwice(visit)
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
  })
})

describe('the coverage', () => {
  test('lists what was never taken, with a test that takes it', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
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
})
