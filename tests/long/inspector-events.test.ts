/** Events are sent, checked and explained; a frozen page has frozen timers. */
import { faq } from '#content/faq'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine.ts'

import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

test('an event is sent with its data, and the panel says why it does nothing', async ({
  visit,
}) => {
  const { page } = await visit('/about?inspect=faq')
  const { panel, status, actor, event, entries, sender, tab, button } = inspectorOn(page)
  // An address leads to where its machine is seen.
  await expect(page.locator('[href="?inspect=faq"]')).toBeInViewport({ ratio: 1 })
  const id = event('item.toggle').getByLabel('id')
  await expect(id).toHaveValue(faq[0]!.id)
  await id.fill('nobody')
  await expect(sender('item.toggle')).toHaveAttribute('data-refused')
  await id.fill(faq[1]!.id)
  await expect(event('item.toggle')).toContainText('→ open')
  await sender('item.toggle').click()
  await expect(page).toHaveURL(new RegExp(`#faq-${faq[1]!.id}$`))
  await actor('skills').click()
  const index = event('slide.select').getByLabel('index')
  await index.fill('')
  await index.pressSequentially('1.05')
  await expect(index).toHaveValue('1.05')
  await expect(event('slide.select')).toContainText('isAnotherSlide: no; index 1.05')
  await index.fill('first')
  await expect(event('slide.select')).toContainText('isAnotherSlide: no; index "first"')
  // Of a text that has a few values, one is chosen.
  await event('rotation.pause').getByLabel('reason').selectOption('hidden')
  await sender('rotation.pause').click()
  await expect(status).toContainText('the page is hidden')

  await actor('menu').click()
  const escape = event('escape.pressed')
  await escape.locator('summary', { hasText: 'not in this state' }).click()
  await expect(escape.getByRole('list', { name: 'Why?' })).toContainText('closed')
  // It is sent all the same: the log has its result.
  await sender('escape.pressed').click()
  await expect(event('viewport.widened').locator('summary')).toHaveText(
    'this state takes it, and does nothing',
  )
  await sender('menu.toggle').click()
  await expect(status).toContainText('menu is open')
  await tab('log').click()
  const ignored = entries(/menu escape\.pressed/)
  await expect(ignored).toContainText('ignored: not in this state')
  await ignored.click()
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('closed')
  await button('Return to now').click()
  await tab('events').click()
  await actor('skills').click()
  // The field is no search field: its text is not what this key is for.
  await index.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a delay counts down, but not in the past, nor in a frozen page', async ({ visit }) => {
  const { page } = await visit('/?inspect=showcase', {
    moves: true,
    isFirst: true,
    prepare: (fresh) => fresh.clock.install(),
  })
  const { panel, status, entries, button, tab } = inspectorOn(page)
  await expect(status).toContainText('showcase is')
  await tab('log').click()
  await expect(entries(/showcase/).first()).toBeVisible()
  // Further ahead than a busy machine takes to say so: it cannot be set back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000)
  const seconds = async () =>
    Number(/interval (?:with)?in ([\d.]+) s/.exec((await status.textContent()) ?? '')?.[1] ?? NaN)
  await expect
    .poll(() => page.clock.runFor(100).then(seconds))
    .toBeGreaterThan((0.75 * SHOWCASE_INTERVAL_MS) / 1000)
  const before = await seconds()
  // While the clock runs, it is said in even seconds: never less than is left.
  expect(before).toBe(SHOWCASE_INTERVAL_MS / 1000)
  await page.clock.runFor(1000)
  expect(await seconds()).toBe(before)

  const last = entries(/showcase/).last()
  await last.click()
  await expect(status).toContainText('showcase was')
  const past = await seconds()
  expect(past).toBeGreaterThan(0)
  await page.clock.runFor(3000)
  expect(await seconds()).toBe(past)
  await button('Return to now').click()
  // The movement that has begun meanwhile ends in a time of its own.
  await expect.poll(() => page.clock.runFor(100).then(seconds)).toBeGreaterThan(0)
  await button('Freeze the page').click()
  await expect(panel).toContainText('The page is frozen')
  await page.clock.runFor(300)
  const left = await seconds()
  expect(left).toBeGreaterThan(0)
  await page.clock.runFor(3000)
  expect(await seconds()).toBe(left)
  const bar = await panel.locator('.ins-time').boundingBox()
  await button('Next timer').click()
  await page.clock.runFor(100)
  await expect(status).toContainText('moving')
  // Whatever it has to say.
  expect(await panel.locator('.ins-time').boundingBox()).toEqual(bar)
  await button('Freeze the page').click()
  await page.clock.runFor(SHOWCASE_INTERVAL_MS + 100)
  await expect(panel).not.toContainText('The page is frozen')
})
