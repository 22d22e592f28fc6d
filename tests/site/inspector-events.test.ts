/** Events are sent, checked, explained and stopped; the page freezes with its timers. */
import { faq } from '#content/faq'
import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { clocked, holdTime, inspectorOn } from './inspector-page.ts'
import { test } from './site.ts'

const { brake, events, faults, log, time, views, why } = words

test('an event has data, is checked, sent, and told why it does nothing', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  const { status, actor, event, entries, sender, tab } = inspectorOn(page)
  const byHand = page.getByLabel(events.byHand)
  const answer = page.locator('.ins-by-hand').getByRole('status')
  const id = event('item.toggle').getByLabel('id')
  await expect(id).toHaveValue(faq[0]!.id)
  await id.fill('nobody')
  await expect(sender('item.toggle')).toBeDisabled()
  await id.fill(faq[1]!.id)
  await expect(event('item.toggle')).toContainText('→ open')
  await sender('item.toggle').click()
  await expect(page).toHaveURL(new RegExp(`#faq-${faq[1]!.id}$`))
  await actor('skills').click()
  await event('slide.select').getByLabel('index').fill('first')
  const needed = `slide.select ${faults.field} index: ${faults.number}.`
  await expect(event('slide.select')).toContainText(needed)
  await expect(sender('slide.select')).toBeDisabled()

  await actor('menu').click()
  const escape = event('escape.pressed')
  await expect(escape.getByRole('button')).toBeDisabled()
  await escape.locator('summary', { hasText: why.unheard }).click()
  await expect(escape.getByRole('list', { name: why.label })).toContainText('closed')
  await expect(event('viewport.widened').locator('summary')).toHaveText(events.nothing)
  for (const [text, expected] of [
    ['escape.pressed', `${events.sent}, ${events.ignored}: ${why.unheard}.`],
    ['{"type": "menu.toggle"}', `${events.sent}.`],
  ] as const) {
    await byHand.fill(text)
    await byHand.press('Enter')
    await expect(answer).toHaveText(expected)
  }
  await expect(status).toContainText('menu is open')
  await tab(views.log).click()
  const ignored = entries(/menu escape\.pressed/)
  await expect(ignored).toContainText(`${log.ignored}: ${why.unheard}`)
  await ignored.click()
  await expect(page.getByRole('region', { name: why.label })).toContainText('closed')
})

test('at a breakpoint the page waits, as long as the panel is open', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  const { html, panel, status, theme, button } = inspectorOn(page)
  await panel.getByLabel(brake.add).selectOption(`${brake.kinds.event}: theme.next`)
  await theme.click()
  await theme.click()
  await expect(panel).toContainText(`theme ${brake.waits} theme.next`)
  await expect(status).toContainText('theme is system.dark')
  await button(brake.go).last().click()
  await expect(status).toContainText('theme is dark')
  await expect(panel).toContainText(`theme ${brake.waits} theme.next`)
  await button(words.close).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await theme.click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a delay counts down, and stands in the past and in a frozen page', async ({ visit }) => {
  const { page } = await visit('/', clocked)
  const { panel, status, entries, button, tab } = inspectorOn(page)
  await page.keyboard.press('?')
  await expect(page.locator('[href="?inspect=showcase"]')).toBeInViewport({ ratio: 1 })
  await expect(status).toContainText('showcase is')
  await tab(views.log).click()
  await expect(entries(/showcase/).first()).toBeVisible()
  await holdTime(page)
  const seconds = async () =>
    Number(/interval in ([\d.]+) s/.exec((await status.textContent()) ?? '')?.[1] ?? NaN)
  const untilItBegins = () =>
    expect
      .poll(() => page.clock.runFor(100).then(seconds), { intervals: [20], timeout: 20_000 })
      .toBeGreaterThan(1.5)
  await untilItBegins()
  const before = await seconds()
  await page.clock.runFor(500)
  await expect.poll(seconds).toBeCloseTo(before - 0.5, 5)
  const ring = page.locator('.ins-ring circle').last()
  const share = 1 - Number(await ring.getAttribute('stroke-dashoffset'))
  expect(share).toBeCloseTo((await seconds()) / 2, 1)

  const last = entries(/showcase/).last()
  await last.click()
  await expect(status).toContainText('showcase was')
  const past = await seconds()
  expect(past).toBeGreaterThan(0)
  await page.clock.runFor(3000)
  expect(await seconds()).toBe(past)
  await button(time.back).click()

  await untilItBegins()
  await button(brake.freeze).click()
  await expect(panel).toContainText(brake.frozen)
  const left = await seconds()
  await page.clock.runFor(3000)
  expect(await seconds()).toBe(left)
  await expect(status).toContainText('showcase is rotation.waiting')
  await button(brake.go).last().click()
  await page.clock.runFor(2100)
  await expect(status).not.toContainText(`interval in ${left.toFixed(1)}`)
  await expect(panel).not.toContainText(brake.frozen)
})
