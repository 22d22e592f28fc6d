import { resolve } from 'node:path'

import type { Page } from 'playwright'
import { build } from 'vite'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { outputOf } from '../../src/build/site/output.ts'
import { expect } from './expect.ts'
import { sentence } from './inspector-page.ts'
import { test } from './site.ts'

const attachment = (page: Page) => page.locator('.ins-attachment')

/** A window of its own, opened by hand: nobody told it of any tab. */
const openByHand = async (beside: Page, query = '') => {
  const window = await beside.context().newPage()
  await window.goto(`/?inspect=window${query}`)
  return window
}

describe('a window of its own', () => {
  test('finds a tab that was there before it, and gets all of its state', async ({ visit }) => {
    const { page, requests } = await visit('/about')
    expect(requests.some((url) => /\/inspector-/.test(url))).toBe(false)
    const window = await openByHand(page)
    await expect(attachment(window)).toContainText(words.attachment.attached)
    await expect(attachment(window)).toContainText('/about')
    await window.locator('.ins-actor', { hasText: 'faq' }).click()
    await expect(sentence(window)).toContainText('faq is closed')

    const toggle = window.locator('.ins-event', { hasText: 'item.toggle' }).getByRole('button')
    await toggle.click()
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
    await expect(sentence(window)).toContainText('faq is open')
  })

  test('shows no page of its own', async ({ visit }) => {
    const { page, said } = await visit('/?inspect=window')
    await expect(attachment(page)).toContainText(words.attachment.searching)
    await expect(page.getByRole('navigation', { name: ui.navigation.label })).toHaveCount(0)
    expect(said).toEqual([])
  })

  test('finds its tab again when either of them is loaded anew', async ({ visit }) => {
    const { page } = await visit('/')
    const window = await openByHand(page)
    await expect(window.locator('.ins-actor', { hasText: 'menu' })).toHaveCount(1)
    await page.reload()
    await expect(attachment(window)).toContainText(words.attachment.attached)
    await expect(window.locator('.ins-actor', { hasText: 'menu' })).toHaveCount(1)
    await window.reload()
    await expect(window.locator('.ins-actor', { hasText: 'menu' })).toHaveCount(1)
  })

  test('keeps two tabs apart', async ({ visit }) => {
    const { page: first } = await visit('/about')
    const second = await first.context().newPage()
    await second.goto('/projects')
    const window = await openByHand(first)
    const choice = window.getByLabel(words.attachment.tab)
    await expect(choice.getByRole('option')).toHaveCount(2)
    const name = (path: string) =>
      choice.getByRole('option').filter({ hasText: path }).getAttribute('value')
    await choice.selectOption(await name('/about'))
    await expect(window.locator('.ins-actor', { hasText: 'faq' })).toHaveCount(1)
    await expect(window.locator('.ins-actor', { hasText: 'pager' })).toHaveCount(0)
    await choice.selectOption(await name('/projects'))
    await expect(window.locator('.ins-actor', { hasText: 'pager' })).toHaveCount(1)
    await expect(window.locator('.ins-actor', { hasText: 'faq' })).toHaveCount(0)

    await window.locator('.ins-actor', { hasText: 'theme' }).click()
    await window
      .locator('.ins-event', { hasText: 'theme.choose' })
      .getByLabel('choice')
      .fill('light')
    await window.locator('.ins-event', { hasText: 'theme.choose' }).getByRole('button').click()
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('is opened by the panel, which then makes room', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: words.ownWindow }).click()
    const window = await popup
    await expect(window.locator('.ins-actor', { hasText: 'menu' })).toHaveCount(1)
    await expect(page.getByRole('complementary', { name: words.panel })).toHaveCount(0)
  })

  test('that is blocked is spoken of', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await page.getByRole('button', { name: words.ownWindow }).click()
    await expect(page.getByText(words.popupBlocked)).toBeVisible()
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
    const popup = page.waitForEvent('popup')
    await page.goto('/?inspect=stately&url=/receiver')
    const window = await popup
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
  })

  test('that is blocked is spoken of, and opened by a press', async ({ visit }) => {
    const { page } = await visit('/')
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      let calls = 0
      window.open = (...parts) => (calls++ === 0 ? null : open(...parts))
    })
    await page.goto('/?inspect=stately&url=/about')
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
