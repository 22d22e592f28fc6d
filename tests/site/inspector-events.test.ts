import type { Locator } from 'playwright'

import { faq } from '#content/faq'
import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import { actorStatus, button, panel, tab } from './inspector-page.ts'
import { test } from './site.ts'

const { events, faults, log, time, views, why } = words

test('events show where they lead, can be sent, and say why they do nothing: before they are sent, after it and in the log', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=menu', { width: 900 })
  const row = (name: string) => page.locator('li.ins-event', { hasText: name })
  await expect(row('menu.toggle')).toContainText('→ opening')
  const escape = row('escape.pressed')
  await expect(escape.getByRole('button')).toBeDisabled()
  await expect(escape.locator('summary')).toHaveText(why.unheard)
  // What would change something stands out.
  const inkOf = (name: string) =>
    row(name)
      .locator('summary')
      .evaluate((said) => getComputedStyle(said).color)
  await expect(row('viewport.widened').locator('summary')).toHaveText(events.nothing)
  expect(await inkOf('viewport.widened')).toBe(await inkOf('escape.pressed'))
  expect(await inkOf('menu.toggle')).not.toBe(await inkOf('viewport.widened'))
  await escape.locator('summary').click()
  await expect(escape.getByRole('list', { name: why.label })).toContainText('closed')

  const byHand = page.getByLabel(events.byHand)
  const answer = page.locator('.ins-by-hand').getByRole('status')
  for (const [text, expected] of [
    ['[1]', faults.event],
    ['unheard.of', `${events.sent}, ${events.ignored}: ${why.unknown}.`],
    ['escape.pressed', `${events.sent}, ${events.ignored}: ${why.unheard}.`],
  ] as const) {
    await byHand.fill(text)
    await byHand.press('Enter')
    await expect(answer).toHaveText(expected)
    await expect(answer).toBeInViewport()
  }
  await tab(page, views.log).click()
  await expect(page.getByRole('option', { name: /menu unheard\.of ignored/ })).toBeVisible()
  const entry = page.getByRole('option', { name: /menu escape\.pressed/ })
  await expect(entry).toContainText(`${log.ignored}: ${why.unheard}`)
  await entry.click()
  await expect(page.getByRole('region', { name: why.label })).toContainText('closed')

  await button(page, time.back).click()
  await tab(page, views.events).click()
  await row('menu.toggle').getByRole('button').click()
  await expect(actorStatus(page)).toContainText(/opening|open/)
})

test('events carry data that can be filled in, suggested by the actor itself, and checked', async ({
  visit,
}) => {
  const { page } = await visit('/about?inspect=faq')
  const row = page.locator('li.ins-event', { hasText: 'item.toggle' })
  await expect(row.getByLabel('id')).toHaveValue(faq[0]!.id)
  await row.getByLabel('id').fill('nobody')
  await expect(row.getByRole('button')).toBeDisabled()
  await row.getByLabel('id').fill(faq[1]!.id)
  await row.getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`#faq-${faq[1]!.id}$`))

  await page.locator('.ins-actor', { hasText: 'skills' }).first().click()
  await expect(actorStatus(page)).toContainText('skills')
  const byHand = page.getByLabel(events.byHand)
  await byHand.fill('{"type": "slide.select", "index": "<img src=x onerror=alert(1)>"}')
  await byHand.press('Enter')
  await expect(panel(page)).toContainText('slide.select needs index: a number.')
})

const edges = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test('on a phone, fields are as high as what sends them, and nothing reaches into the margin', async ({
  visit,
}) => {
  const { page } = await visit('/machines/brake', { width: 360 })
  await tab(page, views.events).click()
  const byHand = page.locator('.ins-by-hand')
  const [form, field, send, long] = await Promise.all(
    [
      byHand,
      byHand.getByRole('textbox'),
      byHand.getByRole('button'),
      page.locator('.ins-field > textarea').last(),
    ].map(edges),
  )
  expect([field!.top, field!.bottom]).toEqual([send!.top, send!.bottom])
  expect(form!.right - send!.right).toBeCloseTo(field!.left - form!.left, 0)
  expect(long!.right).toBeLessThanOrEqual(send!.right)
})

test('rows of events stay where they are while their actor moves', async ({ visit }) => {
  const { page } = await visit('/', { moves: true })
  // Whoever opens it for the first time has the carousel in view.
  await page.keyboard.press('?')
  /** Where the rows are in a state, as soon as the actor is in it. */
  const rowsIn = async (state: string) => {
    let rows: number[] = []
    await expect
      .poll(async () => {
        rows = await page.evaluate((name) => {
          const isThere = document.querySelector('.ins-status')?.textContent.includes(name)
          const all = isThere ? [...document.querySelectorAll('.ins-event')] : []
          return all.map((row) => row.getBoundingClientRect().top)
        }, state)
        return rows
      })
      .not.toEqual([])
    return rows
  }
  const resting = await rowsIn('track.resting')
  expect(resting.length).toBeGreaterThan(5)
  expect(await rowsIn('track.moving')).toEqual(resting)
})
