import { resolve } from 'node:path'

import type { Page } from 'playwright'
import { build } from 'vite'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { outputOf } from '../../src/build/site/output.ts'
import { expect } from './expect.ts'
import { copied, panel, actorStatus, tab, watchCopies } from './inspector-page.ts'
import { test } from './site.ts'

/** Presses what opens the panel in a window of its own. */
const openFrom = async (page: Page, name: string = words.ownWindow) => {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  return popup
}

const frame = (window: Page) => window.getByRole('main', { name: words.panel })
const listed = (window: Page, name: string) => window.locator('.ins-actor', { hasText: name })

/** Lets the browser refuse as many windows as it would before somebody presses something. */
const refuseWindows = (page: Page, count: number) =>
  page.addInitScript((refused) => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...parts) => (calls++ < refused ? null : open(...parts))
  }, count)

describe('a window of its own', () => {
  test('shows the panel, styled and alive, and the page has its room again', async ({ visit }) => {
    const { page, said } = await visit('/about?inspect=faq')
    const window = await openFrom(page)
    await expect(panel(page)).toHaveCount(0)
    await expect(frame(window)).toHaveAttribute('data-dock', 'window')
    await expect(frame(window)).toHaveCSS('position', 'fixed')
    await expect(window).toHaveTitle(words.panel)
    // Its face is in a style sheet at the end of the page.
    const fonts = () => window.evaluate(() => [...document.fonts].map(({ family }) => family))
    await expect.poll(fonts).toContain('Mono')
    await expect(actorStatus(window)).toContainText('faq is closed')

    const toggle = window.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button')
    await toggle.click()
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
    await expect(actorStatus(window)).toContainText('faq is open')
    expect(said).toEqual([])
  })

  test('has what the panel has: views that come later, the clipboard', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    const window = await openFrom(page)
    await tab(window, words.views.log).click()
    await expect(window.locator('.ins-entry').first()).toBeVisible()
    // Its style sheet came with it.
    await expect(window.locator('.ins-rows')).toHaveCSS('overflow-y', 'auto')
    await watchCopies(window)
    await window.getByRole('button', { name: words.chart.mermaid.long }).click()
    expect(await copied(window)).toContain('stateDiagram-v2')
  })

  test('follows the theme, the language and the direction of the page', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const window = await openFrom(page)
    const root = window.locator('html')
    await expect(root).toHaveAttribute('lang', 'en')
    await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ur', dir: 'rtl' }))
    await expect(root).toHaveAttribute('lang', 'ur')
    await expect(root).toHaveAttribute('dir', 'rtl')
    const choose = (name: string) =>
      page
        .getByRole('button', { name: `${ui.theme.label}: ${name}` })
        .first()
        .click()
    await choose(ui.theme.system)
    await expect(root).toHaveAttribute('data-theme', 'dark')
    const ground = () =>
      frame(window).evaluate((element) => getComputedStyle(element).backgroundColor)
    const dark = await ground()
    await choose(ui.theme.dark)
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect.poll(ground).not.toBe(dark)
  })

  test('stays while another page of the site is read', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const window = await openFrom(page)
    await page.getByRole('link', { name: pages.about.navigation }).first().click()
    await expect(listed(window, 'faq')).toHaveCount(1)
  })

  test('gives the panel back to the page when it is docked', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const window = await openFrom(page)
    const closed = window.waitForEvent('close')
    await window.getByRole('button', { name: words.dock.bottom }).click()
    await closed
    await expect(panel(page)).toHaveAttribute('data-dock', 'bottom')
  })

  test('ends the view when it is closed', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const window = await openFrom(page)
    await expect(listed(window, 'menu')).toHaveCount(1)
    await window.close({ runBeforeUnload: true })
    // The key opens the panel, which it would close if it were still open.
    await expect.poll(() => page.context().pages().length).toBe(1)
    await page.keyboard.press('?')
    await expect(panel(page)).toBeVisible()
  })

  test.for(['reloaded', 'closed'])('is closed when its page is %s', async (end, { visit }) => {
    const { page } = await visit('/?inspect')
    const window = await openFrom(page)
    await expect(listed(window, 'menu')).toHaveCount(1)
    const closed = window.waitForEvent('close')
    await (end === 'closed' ? page.close({ runBeforeUnload: true }) : page.reload())
    await closed
  })

  test('that is blocked is spoken of', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await page.getByRole('button', { name: words.ownWindow }).click()
    await expect(page.getByText(words.popupBlocked)).toBeVisible()
  })

  test('that the address asks for is opened by a press, if it is blocked', async ({ visit }) => {
    const { page } = await visit('/about')
    await refuseWindows(page, 1)
    await page.goto('/about?inspect=window')
    await expect(page.getByText(words.popupBlocked)).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    const window = await openFrom(page)
    await expect(listed(window, 'faq')).toHaveCount(1)
    await expect(page.getByText(words.popupBlocked)).toHaveCount(0)
    await expect(panel(page)).toHaveCount(0)
  })

  test('that the address asks for is opened at once, if it may be', async ({ visit }) => {
    const { page } = await visit('/about')
    const popup = page.waitForEvent('popup')
    await page.goto('/about?inspect=window')
    await expect(listed(await popup, 'faq')).toHaveCount(1)
  })
})

const RECEIVER = `
  import { createBrowserReceiver } from '@statelyai/inspect'
  window.received = []
  createBrowserReceiver({ window }).subscribe((event) => window.received.push(event))
`

/** A page that is nothing but the official receiver. */
const receiverScript = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'receiver',
        resolveId: (id) => (id === 'receiver' ? resolve('receiver.js') : undefined),
        load: (id) => (id === resolve('receiver.js') ? RECEIVER : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'receiver', output: { format: 'iife' } } },
  })
  return outputOf(built)[0].code
}

interface Received {
  type: string
  name?: string
  event?: { type: string }
  snapshot?: { value?: unknown }
}

describe('the Stately inspector', () => {
  test('is told of actors, events and snapshots in its own words', async ({ visit }) => {
    const { page } = await visit('/')
    const script = await receiverScript()
    await page.context().route(
      ({ pathname }) => pathname === '/receiver',
      (route) => route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
    )
    await page.goto('/?inspect=stately&url=/receiver')
    const window = await openFrom(page, words.stately.open)
    const received = () =>
      window.evaluate(() => ('received' in window ? (window.received as Received[]) : []))
    const ofType = async (type: string) => (await received()).filter((event) => event.type === type)

    await expect
      .poll(async () => (await ofType('@xstate.actor')).map(({ name }) => name))
      .toContain('menu')
    const [actor] = await ofType('@xstate.actor')
    expect(actor?.snapshot).toHaveProperty('value')

    await page
      .getByRole('button', { name: new RegExp(ui.theme.label) })
      .first()
      .click()
    await expect
      .poll(async () => (await ofType('@xstate.event')).map(({ event }) => event?.type))
      .toContain('theme.next')
    await expect
      .poll(async () => (await ofType('@xstate.snapshot')).map(({ snapshot }) => snapshot?.value))
      .toContainEqual('dark')
    const once = (await ofType('@xstate.event')).filter(({ event }) => event?.type === 'theme.next')
    expect(once).toHaveLength(1)

    // Closing the message ends what the window is shown.
    await page.getByRole('status').getByRole('button', { name: words.close }).click()
    const before = (await received()).length
    await page
      .getByRole('button', { name: new RegExp(ui.theme.label) })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await received()).toHaveLength(before)
  })

  test('is opened by a press only, and not without a connection', async ({ visit }) => {
    const { page, foreign } = await visit('/?inspect=stately')
    await expect(page.getByText(words.stately.ask)).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: words.stately.open }).click()
    await expect(page.getByText(words.stately.offline)).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    expect(foreign).toEqual([])
  })

  test('that is blocked is spoken of, and opened by another press', async ({ visit }) => {
    const { page } = await visit('/')
    await refuseWindows(page, 1)
    await page.goto('/?inspect=stately&url=/about')
    await page.getByRole('button', { name: words.stately.open }).click()
    await expect(page.getByText(words.stately.blocked)).toBeVisible()
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: words.stately.open }).click()
    expect((await popup).url()).toContain('/about')
  })

  test.for(['https://evil.example/', 'javascript:alert(1)'])(
    'is never %s',
    async (url, { visit }) => {
      const { page, foreign } = await visit(`/?inspect=stately&url=${encodeURIComponent(url)}`)
      await expect(page.getByText(words.stately.refused)).toBeVisible()
      expect(page.context().pages()).toHaveLength(1)
      expect(foreign).toEqual([])
    },
  )
})
