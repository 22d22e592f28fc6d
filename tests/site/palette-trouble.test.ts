import type { Route } from 'playwright'

import { identity } from '#content/identity'
import { inspector } from '#content/inspector'
import { palette as words } from '#content/palette'
import { projects } from '#content/projects'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { active, call, field, options } from './palette-page.ts'
import { test } from './site.ts'

const PALETTE = /\/palette-[^/]+\.js$/

test('if its code does not come, it says so, and the next call tries again', async ({ visit }) => {
  const { page, said } = await visit('/404')
  const button = page.getByRole('button', { name: ui.palette.open })
  await page.route(PALETTE, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await button.click()
  await lost
  await expect(field(page)).toHaveCount(0)
  const failure = page.getByRole('alert').getByRole('link')
  await expect(failure).toHaveText(new RegExp(ui.failure.part))
  await expect(failure).toBeInViewport({ ratio: 1 })
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([])

  await page.unroute(PALETTE)
  await button.click()
  await expect(field(page)).toBeFocused()
  await expect(failure).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('called twice before it is there, it opens once', async ({ visit }) => {
  const { page } = await visit('/404')
  const asked: Route[] = []
  await page.route(PALETTE, (route) => void asked.push(route))
  await expect
    .poll(async () => {
      // A page that is not alive yet does not hear it.
      if (asked.length === 0) await page.keyboard.press('Control+k')
      return asked.length
    })
    .toBe(1)
  await page.keyboard.press('Control+k')
  await asked[0]?.continue()
  await expect(field(page)).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(1)
})

test('whatever is written is looked for, and nothing else is done with it', async ({ visit }) => {
  const { page, said } = await visit('/404')
  await call(page)
  for (const query of [
    '<img src=x onerror="globalThis.owned=1">',
    '.*(a+)+$[\\',
    '"\'`${1+1}%00\u0000',
    '👩‍💻 عائشہ \u202E',
    'x'.repeat(5000),
  ]) {
    await field(page).fill(query)
    await expect(page.getByText(words.none)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await field(page).fill('')
    await expect(active(page)).toContainText(words.home)
  }
  await expect(page.locator('dialog img')).toHaveCount(0)
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)

  // Accents and capitals make no difference.
  await page.keyboard.type('RÉSUMÉ')
  await expect(options(page)).toHaveText([new RegExp(ui.navigation.cv)])
  await field(page).fill('')

  // Home and End stay the field’s own.
  const title = projects[0]!.title
  await page.keyboard.type(title.slice(1, -1))
  await page.keyboard.press('Home')
  await page.keyboard.type(title.slice(0, 1))
  await page.keyboard.press('End')
  await page.keyboard.type(title.slice(-1))
  await expect(field(page)).toHaveValue(title)
  await expect(options(page).first()).toContainText(title)
  expect(said).toEqual([])
})

test('it opens the inspector, which then has the keyboard', async ({ visit }) => {
  const { page, said } = await visit('/404')
  await call(page)
  await page.keyboard.type(ui.footer.inspect)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('complementary', { name: inspector.panel })).toBeFocused()
  expect(said).toEqual([])
})

test('an email that cannot be copied is shown, selected, and said politely', async ({ visit }) => {
  const { page } = await visit('/404')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await call(page)
  await page.keyboard.type('email')
  await page.keyboard.press('Enter')
  const status = page.locator('dialog').getByRole('status').filter({ hasText: ui.copy.failed })
  await expect(status).toBeVisible()
  await expect(status.getByRole('link')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(identity.email)
  await expect(active(page)).toContainText(ui.copy.states.failed)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
})
