/** The palette is loaded when it is opened, has the keyboard, and runs its commands or says why not. */
import type { Page, Route } from 'playwright'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { palette as words, ui } from '#content-model/schema/ui.ts'

import { active, call, field, press } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { stickingOut } from '../site/visibility.ts'

const PALETTE = /\/palette-[^/]+\.js$/

const choose = async (page: Page, query: string) => {
  await call(page)
  await field(page).fill(query)
  await press(page, 'Enter')
}

test('its code is loaded at the first call, once for several', async ({ visit }) => {
  const { page, requests } = await visit('/404', { isFirst: true })
  const button = page.getByRole('button', { name: ui.palette.open })
  expect(requests.filter((url) => PALETTE.test(url))).toEqual([])
  const asked: Route[] = []
  await page.route(PALETTE, (route) => void asked.push(route))
  await button.click()
  await expect.poll(() => asked.length).toBe(1)
  await press(page, 'Control+k')
  await asked[0]?.continue()
  await expect(field(page)).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(1)
  await press(page, 'Escape')
  await expect(button).toBeFocused()

  // Once it is there, a frame answers the press before it opens.
  const isOpenInFrame = await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('dialog[open]') !== null
  })
  expect(isOpenInFrame).toBe(false)
  await expect(field(page)).toBeFocused()
})

test('focus stays in it and returns to its button, which on a phone is in the menu', async ({
  visit,
}) => {
  const { page, said } = await visit('/404', { width: 360 })
  await page.getByRole('button', { name: ui.navigation.menu }).click()
  await page.getByRole('button', { name: ui.palette.open }).click()
  await expect(field(page)).toBeFocused()
  expect(await stickingOut(page)).toEqual([])
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await press(page, key)
    // The page behind it is inert; the browser's own bar is not, and leaves the focus to none.
    await expect(page.locator('dialog:focus, dialog :focus, body:not(:has(:focus))')).toHaveCount(1)
  }
  await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('button', { name: ui.palette.open })).toBeFocused()
  expect(said).toEqual([])
})

test('it goes to a page, a section, and a project further down the list', async ({ visit }) => {
  const { page, said } = await visit('/404')
  const goTo = async (name: string, url: string, title = name) => {
    await choose(page, name)
    await expect(page).toHaveURL(url)
    const heading = page.locator('main').getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  await goTo(ui.about.faq, '/about#faq')
  const later = projects[4]!
  await goTo(later.title, `/projects#project-${later.id}`)
  await goTo(projects[0]!.title, '/projects/tide-table')
  await goTo(pages.about.navigation, pages.about.path, pages.about.title)
  expect(said).toEqual([])
})

test('it switches theme and motion, also for the next page, downloads the CV and opens the inspector', async ({
  visit,
}) => {
  const { page, said } = await visit('/404', { moves: true })
  const html = page.locator('html')
  await choose(page, `${ui.theme.label} ${ui.states.light}`)
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(active(page)).toContainText(words.current)
  await choose(page, ui.motion.stop)
  await expect(html).toHaveAttribute('data-motion', 'stop')
  await expect(active(page)).toContainText(ui.motion.go)

  const download = page.waitForEvent('download')
  await choose(page, ui.navigation.cv)
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await choose(page, ui.footer.inspect)
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeFocused()

  await page.goto('/about')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-motion', 'stop')
  expect(said).toEqual([])
})

test('the palette copies the email; where that is refused, it shows it', async ({ visit }) => {
  const { page, said } = await visit('/', {
    prepare: (fresh) => fresh.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await choose(page, words.copyEmail)
  await expect(active(page)).toContainText(ui.states.copied)
  expect(await clipboard()).toBe(identity.email)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await press(page, 'Enter')
  const status = page.locator('dialog').getByRole('status').filter({ hasText: ui.copy.failed })
  const address = status.getByText(identity.email)
  await expect(address).toBeInViewport({ ratio: 1 })
  // One press has all of it selected, to be copied by hand.
  await address.click()
  expect(await page.evaluate(() => String(getSelection()))).toBe(identity.email)
  await expect(active(page)).toContainText(ui.states.failed)
  expect(said).toEqual([])
})
