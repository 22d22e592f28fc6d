/** Labels of the page's machines, shown while X is pressed, or until they are switched off again. */
import type { Page } from 'playwright'

import { ui } from '#content-model/schema/ui.ts'

import { call, field, setHidden } from './controls.ts'
import { expect } from './expect.ts'
import { inspectorOn } from './inspector-page.ts'
import { test, hydrated } from './site.ts'

const insideOf = (page: Page) => ({
  layer: page.locator('.see-inside'),
  label: (name: string) => page.locator(`.inside-label[data-part="${name}"]`),
})

test('while X is pressed the showcase rotates and answers; after its release the page is as before', async ({
  visit,
}) => {
  const { page, requests, said } = await visit('/', { moves: true })
  const { layer, label } = insideOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  expect(requests.filter((url) => url.includes('see-inside'))).toEqual([])
  await page.keyboard.down('x')
  const showcase = label('showcase')
  await expect(showcase).toContainText(new RegExp(`${ui.inside.next}: [12] s`))
  await expect(showcase.locator('strong')).toHaveText(ui.states.moving)
  await expect(layer.getByRole('status')).toContainText(', after interval')
  await expect(page.locator('#Root')).toHaveCSS('opacity', '0.1')
  await expect(showcase).toBeInViewport({ ratio: 1 })
  const token = page.waitForFunction(() =>
    [...document.querySelectorAll('.inside-token')].some(({ textContent }) =>
      textContent.startsWith('slide.select'),
    ),
  )
  // One of two is not on show already.
  await page.locator('.showcase-list a').nth(1).hover()
  await page.locator('.showcase-list a').nth(2).hover()
  await token
  await expect(layer.getByRole('status')).toContainText('showcase: ')
  await expect(layer.getByRole('status')).not.toContainText('scene.')
  await page.keyboard.up('x')
  await expect(layer).toHaveCount(0)
  await expect(page.locator('#Root')).toHaveCSS('opacity', '1')
  expect(said).toEqual([])
})

test('its button shows it until Escape; a label opens the inspector', async ({ visit }) => {
  const { page } = await visit('/about', { width: 360, height: 740 })
  const { layer, label } = insideOf(page)
  const ask = page.getByRole('button', { name: new RegExp(ui.inside.open) })
  // By key: sections above the footer are laid out as a pointer scrolls past them, and move it.
  await ask.press('Enter')
  await expect(label('menu')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await ask.click()
  await label('menu').click()
  await expect(inspectorOn(page).status).toContainText('menu is ')
  await expect(layer).toHaveCount(0)
})

test('keys of one letter that are switched off in the palette stay off', async ({ visit }) => {
  const { page } = await visit('/404')
  const { layer } = insideOf(page)
  await call(page)
  await field(page).fill('keys of one letter (X, ?)')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.down('x')
  await page.reload()
  await hydrated(page)
  await page.keyboard.down('x')
  await page.keyboard.press('?')
  await expect(inspectorOn(page).panel).toHaveCount(0)
  await expect(layer).toHaveCount(0)
})

interface Key {
  key: string
  code?: string
  shiftKey?: boolean
  ctrlKey?: boolean
  repeat?: boolean
  isComposing?: boolean
}

/** Dispatches the press or the release of a key on what has the focus. */
const dispatch = (page: Page, type: 'keydown' | 'keyup', key: Key) =>
  page.evaluate(
    ([name, init]) => {
      const event = new KeyboardEvent(name, { bubbles: true, cancelable: true, ...init })
      document.activeElement!.dispatchEvent(event)
    },
    [type, key] as const,
  )

/** X of an Arabic keyboard, whose letters are others. */
const X = { key: 'ء', code: 'KeyX' }
const dispatchOnWindow = (page: Page, type: string) =>
  page.evaluate((name) => dispatchEvent(new Event(name)), type)

test('X shows it on each keyboard until the key is released, or the page is left', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const { layer } = insideOf(page)
  const endings = {
    'it is released': () => dispatch(page, 'keyup', { key: 'ْ', code: 'KeyX', shiftKey: true }),
    'a Mac says no more than that Command is': () => dispatch(page, 'keyup', { key: 'Meta' }),
    'another window has the keyboard': () => dispatchOnWindow(page, 'blur'),
    'the page goes to the back/forward cache': () => dispatchOnWindow(page, 'pagehide'),
    'another tab is shown': () => setHidden(true)(page),
  }
  for (const [until, end] of Object.entries(endings)) {
    await dispatch(page, 'keydown', X)
    await expect(layer, until).toHaveCount(1)
    await dispatch(page, 'keydown', { ...X, repeat: true })
    await end()
    await expect(layer, until).toHaveCount(0)
  }
})
