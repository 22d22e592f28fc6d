import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import { violations, violationsInThemes } from './axe.ts'
import { expect } from './expect.ts'
import {
  actorStatus,
  clocked,
  copied,
  holdTime,
  shareLeft,
  tab,
  watchCopies,
  openLogTools,
} from './inspector-page.ts'
import { pageOf } from './machine-page.ts'
import { test } from './site.ts'

test('shows all of the data that an event is sent with, however long it is', async ({ visit }) => {
  for (const [id, name, value] of [
    ['chart-view', 'viewport', '{"width":500,"height":280}'],
    ['brake', 'breakpoint', '{ "kind": "event", "actor": "menu", "name": "menu.toggle" }'],
  ] as const) {
    const { page } = await visit(pageOf(id))
    const field = page.locator('.ins-field', { hasText: name }).getByRole('textbox').first()
    await expect(field).toHaveValue(value)
    const hidden = () =>
      field.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ])
    await expect.poll(hidden, { message: id }).toEqual([0, 0])
  }
})

test('an empty field says what it stands for', async ({ visit }) => {
  const { page } = await visit(pageOf('chart-view'))
  const field = page.locator('.ins-field', { hasText: /^at$/ }).getByRole('textbox').first()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('placeholder', 'null')
  await field.fill('0')
  await field.fill('')
  await expect(field).toHaveAttribute('placeholder', '""')
})

test('has time stand still between steps, says exactly what is left, and steps through delays', async ({
  visit,
}) => {
  const { page, said } = await visit(pageOf('carousel'), clocked)
  await expect(actorStatus(page)).toContainText('carousel is rotation.waiting')
  await expect(actorStatus(page)).toContainText('interval in 2.0 s')
  await holdTime(page)
  await expect.poll(() => shareLeft(page)).toBe(1)
  await page.clock.runFor(SHOWCASE_INTERVAL_MS + 1000)
  await expect(actorStatus(page)).toContainText('interval in 2.0 s')
  expect(await shareLeft(page)).toBe(1)
  await page.getByRole('button', { name: words.simulator.second }).click()
  await expect(actorStatus(page)).toContainText('interval in 1.0 s')
  await expect.poll(() => shareLeft(page)).toBe(0.5)
  await page.getByRole('button', { name: words.simulator.timer }).click()
  await page.clock.runFor(100)
  await expect(actorStatus(page)).toContainText('track.moving.running')
  await expect(page.locator('.ins-clock')).toContainText(`${words.simulator.clock} 2.0 s`)
  expect(said).toEqual([])
})

test('counts what a tester has been through, not what the machine always is, and writes it as a test', async ({
  visit,
}) => {
  const { page } = await visit(pageOf('copy'))
  const event = (name: string) =>
    page.locator('li.ins-event', { hasText: name }).getByRole('button', { name })
  const clock = page.locator('.ins-clock')
  await expect(clock).toContainText(`1/4 ${words.coverage.states} · 0/7`)
  await event('copy.press').click()
  await event('clipboard.written').click()
  await page.getByRole('button', { name: words.simulator.timer }).click()
  await expect(actorStatus(page)).toContainText('copy is idle')
  await expect(clock).toContainText(`3/4 ${words.coverage.states} · 3/7`)

  await watchCopies(page)
  await tab(page, words.views.log).click()
  await openLogTools(page)
  await page.getByRole('button', { name: words.recording.test }).click()
  expect(await copied(page)).toContain("from '#machines/copy.machine'")
})

test('goes back to a moment, and on from there another way', async ({ visit }) => {
  const { page } = await visit(pageOf('menu'))
  const event = (name: string) =>
    page.locator('li.ins-event', { hasText: name }).getByRole('button', { name })
  await event('menu.toggle').click()
  await event('timeline.done').click()
  await expect(actorStatus(page)).toContainText('menu is open')
  await tab(page, words.views.log).click()
  await page.getByRole('option', { name: /menu\.toggle/ }).click()
  await expect(actorStatus(page)).toContainText('menu was opening')
  await page.getByRole('button', { name: words.time.branch, exact: true }).click()
  await expect(actorStatus(page)).toContainText('menu is opening')
  await tab(page, words.views.events).click()
  await event('menu.toggle').click()
  await expect(actorStatus(page)).toContainText('menu is closing')

  await tab(page, words.views.log).click()
  await page.locator('.ins-entry').first().click()
  await expect(actorStatus(page)).toContainText('menu was closed')
  await page.getByRole('button', { name: words.simulator.restart }).click()
  await expect(actorStatus(page)).toContainText('menu is closed')
})

test('takes the place of the still chart without moving anything', async ({ visit }) => {
  const { page } = await visit(pageOf('pager'), { height: 2400, isFirst: true })
  await expect(actorStatus(page)).toBeVisible()
  await expect(page.locator('.machine-chart')).toBeHidden()
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without any there is no list.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
      }),
  )
  // Its own parts may settle by a pixel.
  expect(Math.max(0, ...shifts)).toBeLessThan(0.001)
})

test('has no fault that axe knows, in both themes and in a narrow window', async ({ visit }) => {
  const { page, said } = await visit(pageOf('carousel'))
  await expect(page.locator('.ins-clock')).toBeVisible()
  // Around it the page is as it was without a script.
  expect(await violationsInThemes(page, '.ins-alone')).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(tab(page, words.views.chart)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(said).toEqual([])
})

test('is reached from the panel, and leads back to the pages, and by the browser’s button to the machine', async ({
  visit,
}) => {
  const { page, said } = await visit('/about?inspect=faq')
  await page.getByRole('link', { name: words.simulate }).click()
  await expect(page).toHaveURL(pageOf('accordion'))
  // The panel stays behind.
  await expect(actorStatus(page)).toContainText('accordion is closed')
  await page.getByRole('navigation').getByRole('link', { name: pages.projects.navigation }).click()
  await expect(page).toHaveURL(pages.projects.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('accordion')
  await expect(actorStatus(page)).toBeVisible()
  await page.getByRole('button', { name: `${ui.theme.label}: ${ui.theme.system}` }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said).toEqual([])
})
