/** No page goes against its policy or asks another host; what goes against the policy is heard. */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#words/ui'

import { follow, showAllProjects, theme } from './controls.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('nothing goes against the policy while pages are read, pressed, left and printed', async ({
  visit,
}) => {
  const { page, said, foreign } = await visit('/', {
    moves: true,
    prepare: (fresh) => fresh.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await theme(page).click()
  await press(page, ui.motion.stop)
  await press(page, ui.motion.go)
  await press(page, ui.copy.label)
  await expect(page.getByRole('status').filter({ hasText: ui.copy.copied })).toBeAttached()
  await follow(page, pages.about)
  await page.locator('h3 button[aria-expanded=false]').first().click()
  await follow(page, pages.projects)
  await showAllProjects(page)
  await page.getByRole('article').first().hover()
  await page.setViewportSize({ width: 390, height: 800 })
  await press(page, ui.navigation.menu)
  await page.emulateMedia({ media: 'print' })
  expect([...said, ...foreign]).toEqual([])
})

test('nor while the inspector shows its views, and copies a chart', async ({ visit }) => {
  const { page, said, foreign } = await visit('/about?inspect=theme', { moves: true })
  await page.locator('li.ins-event', { hasText: 'theme.next' }).getByRole('button').click()
  await page.locator('.ins-head').getByLabel('More tools').click()
  await press(page, 'Copy as Mermaid')
  for (const view of ['snapshot', 'coverage', 'log']) {
    await page.getByRole('tab', { name: view, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name: view })).not.toBeEmpty()
  }
  expect([...said, ...foreign]).toEqual([])
})

test('nor while the page is shown to Stately’s inspector, or kept for later', async ({ visit }) => {
  const { page, said, foreign } = await visit('/about?inspect=stately', {
    keepsSite: true,
    prepare: (fresh) =>
      fresh.context().route('https://stately.ai/inspect', (route) => route.fulfill({ body: '' })),
  })
  const stately = page.waitForEvent('popup')
  await press(page, "Open in Stately's inspector")
  await stately
  const isKept = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(isKept).toBe('activated')
  await page.bringToFront()
  await page.goto(pages.about.path)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect([...said, ...foreign]).toEqual([])
})

test('what goes against the policy is heard', async ({ visit }) => {
  const { page, said } = await visit('/404')
  expect(said).toEqual([])
  const offences: [string, () => unknown][] = [
    ['style-src', () => document.body.setAttribute('style', 'color: red')],
    ['img-src', () => (new Image().src = 'https://example.com/x.png')],
    ['img-src', () => (new Image().src = 'data:image/png;base64,AA')],
    ['connect-src', () => fetch('https://example.com/')],
    ['require-trusted-types-for', () => (document.body.innerHTML = '<b>')],
    ['require-trusted-types-for', () => new Worker('/x.js')],
    ['trusted-types', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('x', {})],
  ]
  for (const [directive, offend] of offences) {
    const before = said.length
    await page.evaluate(offend).catch(() => {})
    const heard = () => said.slice(before).join('\n')
    await expect.poll(heard).toMatch(new RegExp(`^error: policy: ${directive}`, 'm'))
  }
})
