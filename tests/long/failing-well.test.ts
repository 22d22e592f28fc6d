/** The page says that a press waits, that it waits long, and that something failed to load. */
import type { Page, Route } from 'playwright'

import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'
import { LONG_WAIT_MS, SHORT_WAIT_MS } from '#machines/long-wait.ts'

import { call, follow, press, theme } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { pauseTimers, fireTimers } from '../site/paused-timers.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

const notice = (page: Page) => page.locator('header .wait-notice')
const failures = (page: Page) => page.getByRole('alert')

/** A little later it is said: of a short wait one sees nothing. */
const expectShortWait = async (page: Page, wait: () => Promise<unknown>) => {
  const words = notice(page).locator('[data-said="short"]')
  await expect(words).toHaveText(ui.wait.short)
  await expect(words).toBeHidden()
  await wait()
  await expect(words).toBeInViewport({ ratio: 1 })
}

/** The notice of a wait that has begun, and of one that is long. */
const expectNotices = async (page: Page, href: string) => {
  await expectShortWait(page, () => page.clock.runFor(SHORT_WAIT_MS))
  await page.clock.runFor(LONG_WAIT_MS)
  const again = notice(page).getByRole('link', { name: ui.failure.retry })
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(again).toHaveAttribute('href', href)
}

test('the bar says that a page is loading, until that page or another is shown', async ({
  visit,
}) => {
  const pending: Route[] = []
  const { page, said } = await visit('/', {
    frozen: true,
    prepare: (fresh) =>
      fresh.route(/\/(?:about|projects)-[\w-]{8}\.js$/, (route) => void pending.push(route)),
  })
  await follow(page, pages.about)
  await expect.poll(() => pending.length).toBe(1)
  await expectNotices(page, pages.about.path)
  await pending[0]!.continue()
  await expect.poll(() => notice(page).getAttribute('data-wait')).toBe('none')
  await page.clock.runFor(100)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages.about.title)

  await follow(page, pages.projects)
  await expect.poll(() => pending.length).toBe(2)
  await page.getByRole('navigation').locator('a[href="/"]').press('Enter')
  await page.clock.runFor(100)
  await expect(heading).toContainText(hero.headline)
  await pending[1]!.continue()
  // As text: Vitest would change a function that imports.
  await page.evaluate(`import('${pending[1]!.request().url()}').then(() => {})`)
  for (let frame = 0; frame < 9; frame += 1) await page.clock.runFor(100)
  await expect(heading).toContainText(hero.headline)
  expect(said).toEqual([])
})

test('a browser that refuses a service worker shows the page as usual', async ({ visit }) => {
  const { page, said } = await visit('/', {
    serviceWorker: true,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => {
          document.documentElement.dataset['refused'] = ''
          throw new Error('refused')
        }
      }),
  })
  await expect(page.locator('html[data-refused]')).toBeAttached()
  await theme(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said).toEqual([])
})

test('the bar says that a press waits for the first script, and then that none has come', async ({
  visit,
}) => {
  const { page } = await visit('/', {
    scripts: 'stall',
    prepare: pauseTimers([SHORT_WAIT_MS, LONG_WAIT_MS]),
  })
  await theme(page).click()
  await expectShortWait(page, () => fireTimers(SHORT_WAIT_MS)(page))
  await fireTimers(LONG_WAIT_MS)(page)
  await expect(notice(page).getByText(ui.wait.short)).toBeHidden()
  const again = notice(page).getByRole('link', { name: ui.failure.retry })
  await expect(again).toBeInViewport({ ratio: 1 })
})

test('a page that is asked for offline says so; Back restores title, description and focus', async ({
  visit,
}) => {
  const { page } = await visit('/', { isFirst: true })
  const announced = async () => [
    await page.title(),
    await page.locator('meta[name="description"]').getAttribute('content'),
    await page.evaluate(() => document.activeElement?.textContent),
  ]
  const title = await page.title()
  await page.context().setOffline(true)
  await follow(page, pages.about)
  const { heading, text } = ui.failure.offline
  await expect(failures(page)).toContainText(text)
  expect(await announced()).toEqual([expect.stringContaining(heading), text, heading])
  const contact = failures(page).getByRole('link', { name: ui.failure.contact })
  await expect(contact).toHaveAttribute('href', `mailto:${identity.email}`)
  await page.goBack()
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toContainText(hero.headline)
  await expect
    .poll(announced)
    .toEqual([title, pages.home.description, await headline.textContent()])

  await page.goForward()
  await expect(failures(page)).toContainText(text)
  await page.context().setOffline(false)
  await failures(page).getByRole('button', { name: ui.failure.retry }).click()
  await expect(headline).toHaveText(pages.about.title)
  await expect(headline).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
})

test('the bar says that a tool failed to load, and its link loads it once there is a connection', async ({
  visit,
}) => {
  const { page } = await visit('/', { isFirst: true })
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(notice(page).getByRole('alert')).toContainText(ui.failure.missing)
  await page.context().setOffline(false)
  await call(page)
  await expect(failures(page)).toHaveCount(0)
  await press(page, 'Escape')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: ui.footer.inspect }).press('Enter')
  const ofInspector = notice(page).getByRole('alert')
  await expect(ofInspector).toContainText(ui.failure.missing)
  await page.context().setOffline(false)
  await ofInspector.getByRole('link').click()
  await expect(inspectorOn(page).panel).toBeVisible()
  await call(page)
  await expect(failures(page)).toHaveCount(0)
})

test('a view of the panel that failed to load says so in its tab, and loads when it is retried', async ({
  visit,
}) => {
  const { page, said } = await visit('/about?inspect=faq', { isFirst: true })
  const { status, tab, sender, entries } = inspectorOn(page)
  const failure = page.getByRole('tabpanel').getByRole('alert')
  await expect(sender('item.toggle')).toBeVisible()
  await page.context().setOffline(true)
  await tab('log').click()
  await expect(failure).toContainText('log')
  await expect(status).toContainText('faq is closed')
  await tab('events').click()
  await sender('item.toggle').click()
  await expect(status).toContainText('faq is open')
  await tab('snapshot').click()
  await expect(failure).toContainText('snapshot')

  await page.context().setOffline(false)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Last step: ')
  await tab('log').click()
  await expect(entries(/faq item\.toggle/)).toBeVisible()
  expect(said.filter((text) => text.startsWith('uncaught'))).toEqual([])
})
