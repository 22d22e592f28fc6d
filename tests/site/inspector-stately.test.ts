import { resolve } from 'node:path'

import type { BrowserContext, Page } from 'playwright'
import { build } from 'vite'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { outputOf } from '../../src/build/site/output.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

const openStately = async (page: Page) => {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: words.stately.open }).click()
  return popup
}

/** Lets the browser refuse as many windows as it would before somebody presses something. */
const refuseWindows = (context: BrowserContext, count: number) =>
  context.addInitScript((refused) => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...parts) => (calls++ < refused ? null : open(...parts))
  }, count)

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
    const script = await receiverScript()
    const { page } = await visit('/machines?inspect=stately&url=/receiver', {
      prepare: (context) =>
        context.route(
          ({ pathname }) => pathname === '/receiver',
          (route) =>
            route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
        ),
    })
    const window = await openStately(page)
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
    const { page, foreign } = await visit('/machines?inspect=stately')
    await expect(page.getByText(words.stately.ask)).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: words.stately.open }).click()
    await expect(page.getByText(words.stately.offline)).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    expect(foreign).toEqual([])
  })

  test('that is blocked is spoken of, and opened by another press', async ({ visit }) => {
    const { page } = await visit('/machines?inspect=stately&url=/resume.txt', {
      prepare: (context) => refuseWindows(context, 1),
    })
    await page.getByRole('button', { name: words.stately.open }).click()
    await expect(page.getByText(words.stately.blocked)).toBeVisible()
    const popup = await openStately(page)
    expect(popup.url()).toContain('/resume.txt')
  })

  test.for(['https://evil.example/', 'javascript:alert(1)'])(
    'is never %s',
    async (url, { visit }) => {
      const { page, foreign } = await visit(
        `/machines?inspect=stately&url=${encodeURIComponent(url)}`,
      )
      await expect(page.getByText(words.stately.refused)).toBeVisible()
      expect(page.context().pages()).toHaveLength(1)
      expect(foreign).toEqual([])
    },
  )
})
