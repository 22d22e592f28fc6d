/** The tests of the WAI-ARIA APG's patterns, by role and key, for the parts of our pages. */
import type { Locator, Page } from 'playwright'

import { faq } from '#content/faq'
import { inspector } from '#content/inspector'
import { pages } from '#content/pages'
import { palette } from '#content/palette'
import { ui } from '#content/ui'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import { expect } from './expect.ts'
import { holdTimers, runOut } from './held-timers.ts'
import { tab } from './inspector-page.ts'
import { active, call, field, options } from './palette-page.ts'
import { test } from './site.ts'

/** What `aria-controls` or `aria-labelledby` names. */
const named = async (element: Locator, attribute: string) =>
  element.page().locator(`#${await element.getAttribute(attribute)}`)

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('accordion', async ({ visit }) => {
  const { page, said } = await visit('/about')
  const header = (index: number) => page.getByRole('button', { name: faq[index]?.question ?? '' })
  await header(0).focus()
  await expect(page.getByRole('heading', { level: 3 }).locator(header(0))).toHaveCount(1)
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
  ] as const) {
    await press(page, key)
    await expect(header(0)).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(header(0)).toBeFocused()
    await expect(await named(header(0), 'aria-controls')).toBeVisible({ visible: isOpen })
  }
  const panel = await named(header(0), 'aria-controls')
  await expect(panel).toHaveRole('region')
  await expect(await named(panel, 'aria-labelledby')).toHaveAccessibleName(faq[0]?.question ?? '')

  await press(page, 'Tab')
  await expect(panel).toBeFocused()
  await press(page, 'Tab')
  await expect(header(1)).toBeFocused()
  await press(page, 'Enter')
  await expect(header(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(header(0)).toHaveAttribute('aria-expanded', 'false')
  await press(page, 'Shift+Tab')
  await expect(header(0)).toBeFocused()
  expect(said).toEqual([])
})

test('disclosure navigation', async ({ visit }) => {
  const { page, said } = await visit(pages.about.path, { width: 390 })
  const button = page.getByRole('button', { name: ui.navigation.menu })
  const links = await named(button, 'aria-controls')
  const expectOpen = async (isOpen: boolean) => {
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(links).toBeVisible({ visible: isOpen })
    await expect(button).toBeFocused()
  }
  await expect(page.getByRole('navigation', { name: ui.navigation.label })).toContainText(
    ui.navigation.menu,
  )
  await button.focus()
  await expectOpen(false)
  await press(page, 'Enter')
  await expectOpen(true)
  await press(page, 'Space')
  await expectOpen(false)
  await press(page, 'Space', 'Escape')
  await expectOpen(false)

  await press(page, 'Enter')
  await expectOpen(true)
  await press(page, 'Tab', 'Tab')
  const here = links.getByRole('link', { name: pages.about.navigation, exact: true })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await here.focus()
  await press(page, 'Escape')
  await expectOpen(false)
  await press(page, 'Enter')
  const other = links.getByRole('link', { name: pages.projects.navigation, exact: true })
  await other.focus()
  await press(page, 'Enter')
  await expect(page).toHaveURL(pages.projects.path)
  await expect(links).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(said).toEqual([])
})

test('auto-rotating carousel', async ({ visit }) => {
  // It stays at its second slide: one that is chosen already would not be announced.
  const { page, said } = await visit('/', {
    moves: true,
    prepare: holdTimers([SHOWCASE_INTERVAL_MS]),
  })
  const carousel = page.getByRole('region', { name: ui.showcase.label, exact: true })
  await carousel.scrollIntoViewIfNeeded()
  const card = page.locator('[data-card]:has([href="?inspect=showcase"])')
  const state = card.locator('[data-card-state]')
  const section = page.locator('section').filter({ has: carousel })
  const status = section.getByRole('status')
  const picker = section.getByRole('list').last()
  const rotates = (isRotating: boolean) =>
    expect(state).toContainText(isRotating ? ui.showcase.rotating : ui.showcase.stopped)
  await expect(carousel).toHaveAttribute('aria-roledescription', ui.carousel.carousel)
  const slides = carousel.locator('[role="group"]')
  const count = await slides.count()
  for (const [index, slide] of (await slides.all()).entries()) {
    await expect(slide).toHaveAttribute('aria-roledescription', ui.carousel.slide)
    await expect(slide).toHaveAttribute(
      'aria-label',
      new RegExp(`^${index + 1} ${ui.carousel.of} ${count}: .`),
    )
  }

  // It turns by itself, and says nothing of it.
  await rotates(true)
  await runOut(SHOWCASE_INTERVAL_MS)(page)
  await expect(state).toContainText('2 /')
  await expect(status).toBeEmpty()
  // One slide can be reached, the others not.
  await expect(carousel.locator('[role="group"]:not([inert])')).toHaveCount(1)

  // Its rotation control: a button whose name changes. Pointing at it stops nothing: so it was ordered.
  await page.getByRole('button', { name: ui.motion.stop }).click()
  await rotates(false)
  await expect(page.getByRole('button', { name: ui.motion.go })).toBeFocused()

  // What the visitor has chosen is announced, politely.
  await picker.getByRole('link').nth(2).focus()
  await expect(status).toContainText(`3 ${ui.carousel.of} ${count}`)
  await expect(slides.nth(2)).not.toHaveAttribute('inert')
  expect(said).toEqual([])
})

test('tabs', async ({ visit }) => {
  const { page } = await visit('/404?inspect=theme')
  const { label, chart: _, ...views } = inspector.views
  const names = Object.values(views)
  const list = page.getByRole('tablist', { name: label })
  await expect(list.getByRole('tab')).toHaveText(names)
  const expectChosen = async (name: string) => {
    await expect(tab(page, name)).toBeFocused()
    await expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveText([name])
    // The others are no stops of Tab.
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveText([name])
    const panel = await named(tab(page, name), 'aria-controls')
    await expect(panel).toHaveRole('tabpanel')
    await expect(panel).toHaveAccessibleName(name)
    await expect(panel).toBeVisible()
  }
  const [first = '', second = ''] = names
  const last = names.at(-1) ?? ''
  await tab(page, first).click()
  await expectChosen(first)
  for (const [key, name] of [
    ['ArrowRight', second],
    ['ArrowLeft', first],
    ['ArrowLeft', last],
    ['ArrowRight', first],
    ['End', last],
    ['Home', first],
  ] as const) {
    await press(page, key)
    await expectChosen(name)
  }
  await press(page, 'Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await press(page, 'Shift+Tab')
  await expectChosen(first)
})

test('dialog', async ({ visit }) => {
  const { page, said } = await visit('/404')
  const caller = page.getByRole('button', { name: ui.palette.open })
  const dialog = page.getByRole('dialog', { name: palette.label })
  await caller.focus()
  await press(page, 'Enter')
  // The focus goes into it.
  await expect(field(page)).toBeFocused()
  await expect(dialog).toBeVisible()
  // The page behind it is inert: no other part is reached, by no key and no pointer.
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    await field(page).focus()
    for (let step = 0; step < 6; step += 1) {
      await press(page, key)
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(isOutside, key).toBe(false)
    }
  }
  await field(page).focus()
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(caller).toBeFocused()
  expect(said).toEqual([])
})

test('combobox with a list', async ({ visit }) => {
  const { page, said } = await visit('/404')
  await call(page)
  const all = await options(page).count()
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(await named(field(page), 'aria-controls')).toHaveRole('listbox')
  const expectActive = async (index: number) => {
    await expect(active(page)).toHaveCount(1)
    const id = await options(page).nth(index).getAttribute('id')
    await expect(active(page)).toHaveAttribute('id', id ?? '')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    await expect(field(page)).toBeFocused()
    await expect(active(page)).toBeInViewport()
  }
  await expectActive(0)
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', all - 1],
    ['ArrowDown', 0],
  ] as const) {
    await press(page, key)
    await expectActive(index)
  }

  // Typing filters; the caret stays the field's own.
  await page.keyboard.type(pages.about.navigation)
  await expect.poll(() => options(page).count()).toBeLessThan(all)
  await expectActive(0)
  const caret = () => field(page).evaluate((input: HTMLInputElement) => input.selectionStart)
  await press(page, 'Home')
  expect(await caret()).toBe(0)
  await press(page, 'ArrowRight')
  expect(await caret()).toBe(1)
  await press(page, 'End')
  expect(await caret()).toBe(pages.about.navigation.length)

  // Without results it is closed, and nothing is active.
  await page.keyboard.type('zzz')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await press(page, 'ArrowDown', 'Enter')
  await expect(field(page)).toBeFocused()
  await field(page).fill(pages.about.navigation)
  await press(page, 'Enter')
  await expect(page).toHaveURL(pages.about.path)
  expect(said).toEqual([])
})
