/** The simulator replaces the still chart of a machine, and steps through it by hand. */
import { pages } from '#content/pages'

import { violations } from '../site/axe.ts'
import { follow } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { copiedBy, inspectorOn, pageOf } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

test('events are sent, counted and copied as a test; from an earlier step another path goes on', async ({
  visit,
}) => {
  const { page, said } = await visit('/about?inspect=faq')
  const { status, report, tab, event, sender, entries, button, more } = inspectorOn(page)
  const heading = page.getByRole('heading', { level: 1 })
  await sender('item.toggle').click()
  await expect(status).toContainText('faq is open')
  await more.click()
  await page.getByRole('link', { name: 'Simulate from here' }).click()
  await expect(page).toHaveURL(new RegExp(`${pageOf('accordion')}#`))
  // The panel stays behind; its moment comes along.
  await expect(status).toContainText('accordion is open')
  const input = page.getByLabel('Input')
  await input.fill('{"ids":')
  await button('Start anew').click()
  await expect(input).toHaveJSProperty('validity.valid', false)
  await input.fill('{"ids":["one","two"]}')
  await button('Start anew').click()
  await expect(status).toContainText('accordion is closed')
  await event('item.toggle').getByLabel('id').fill('two')
  await sender('item.toggle').click()
  await expect(status).toContainText('accordion is open')
  await expect(report).toContainText('2/2 states · 1/')

  await tab('log').click()
  const written = await copiedBy(button('Copy as test'))
  expect(written).toContain("{ type: 'item.toggle', id: 'two' }")
  await page.getByRole('listbox').press('Home')
  await expect(status).toContainText('accordion was closed')
  await button('Go on from here').click()
  await expect(status).toContainText('accordion is closed')
  await expect(entries(/item\.toggle/)).toHaveCount(0)
  await tab('events').click()
  await sender('item.found').click()
  await expect(status).toContainText('accordion is open')
  await button('Start anew').click()
  await expect(status).toContainText('accordion is closed')

  await follow(page, pages.projects)
  await expect(heading).toHaveText(pages.projects.title)
  await page.goBack()
  await expect(heading).toHaveText('accordion')
  await expect(status).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  expect((await input.boundingBox())?.width).toBeGreaterThan(150)
  expect(said).toEqual([])
})

test('a moment of an older version is told as such, and the simulator begins at its start', async ({
  visit,
}) => {
  const moment = { value: 'unfolding', context: {}, history: {}, timers: [] }
  const hash = `#moment=${encodeURIComponent(JSON.stringify(moment))}`
  const { page, said } = await visit(`${pageOf('menu')}${hash}`)
  const { status, sender } = inspectorOn(page)
  await expect(page.locator('.ins-input')).toContainText('none of menu as it is now')
  await expect(status).toContainText('menu is closed')
  await sender('menu.toggle').click()
  await expect(status).toContainText('menu is opening')
  expect(said).toEqual([])
})

test('an address of another moment, within the page, leads there', async ({ visit }) => {
  const { page, said } = await visit(pageOf('menu'))
  const { status, report, sender, button } = inspectorOn(page)
  await sender('menu.toggle').click()
  await expect(status).toContainText('menu is opening')
  // No delay runs.
  await expect(button('Next timer')).toBeDisabled()
  await expect(button('+1 s')).toBeEnabled()
  const goTo = (value: string) => {
    const moment = JSON.stringify({ value, context: {}, history: {}, timers: [] })
    return page.evaluate((text) => location.assign(`#moment=${encodeURIComponent(text)}`), moment)
  }
  await goTo('open')
  await expect(status).toContainText('menu is open ')
  await expect(report).toContainText('1/4 states')
  await goTo('unfolding')
  await expect(page.locator('.ins-input')).toContainText('none of menu as it is now')
  await expect(status).toContainText('menu is closed')
  expect(said).toEqual([])
})

test('it replaces the still chart but in print; its clock is paused until it is moved', async ({
  visit,
}) => {
  const { page } = await visit(pageOf('carousel'), { waitUntil: 'commit' })
  const { status, moment, button } = inspectorOn(page)
  const still = page.locator('.machine-chart')
  const chart = page.locator('.ins-chart')
  const simulator = page.locator('.machine-simulator')
  const before = await simulator.boundingBox()
  await expect(status).toBeVisible()
  await expect(still).toBeHidden()
  expect((await simulator.boundingBox())!.height).toBe(before!.height)
  expect(await violations(page, '.ins-alone')).toEqual([])
  await expect(status).toContainText('interval in 2.0 s')
  await button('+1 s').click()
  await expect(status).toContainText('interval in 1.0 s')
  await button('Next timer').click()
  await expect(status).toContainText('track.moving.running')
  await expect(moment).toHaveText('2.0 s')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await chart.boundingBox())?.y).toBeLessThan(540)
  await page.emulateMedia({ media: 'print' })
  await expect(still).toBeVisible()
  await expect(chart).toBeHidden()
})
