/** The machines of a page, drawn in place while a key is held, or until one asks again. */
import type { Page } from 'playwright'

import { palette, ui } from '#schema/ui.ts'

import { call, field, setHidden } from './controls.ts'
import { expect } from './expect.ts'
import { inspectorOn } from './inspector-page.ts'
import { test, hydrated } from './site.ts'

const insideOf = (page: Page) => ({
  layer: page.locator('.see-inside'),
  label: (name: string) => page.locator(`.inside-label[data-part="${name}"]`),
})

test('while X is held the showcase rotates and answers; let go, the page is back', async ({
  visit,
}) => {
  const { page, requests, said } = await visit('/', { moves: true })
  const { layer, label } = insideOf(page)
  await page.locator('#showcase').scrollIntoViewIfNeeded()
  expect(requests.filter((url) => url.includes('see-inside'))).toEqual([])
  await page.keyboard.down('x')
  const showcase = label('showcase')
  await expect(showcase).toContainText(new RegExp(`${ui.inside.next}: \\d\\.\\d s`))
  await expect(showcase.locator('strong')).toHaveText(ui.states.moving)
  await expect(layer.getByRole('status')).toContainText(', after interval')
  await expect(page.locator('#root')).toHaveCSS('opacity', '0.1')
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
  await expect(page.locator('#root')).toHaveCSS('opacity', '1')
  expect(said).toEqual([])
})

test('asked for, it stays; a name leads to the inspector, and Escape back', async ({ visit }) => {
  const { page } = await visit('/about', { width: 360, height: 740 })
  const { layer, label } = insideOf(page)
  const ask = page.getByRole('button', { name: new RegExp(ui.inside.open) })
  // By key: sections on the way to the footer are laid out as they are reached, and move it.
  await ask.press('Enter')
  await expect(label('menu')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await ask.click()
  await label('menu').click()
  await expect(inspectorOn(page).status).toContainText('menu is ')
  await expect(layer).toHaveCount(0)
})

test('letters do nothing in a field, and nowhere once they are switched off', async ({ visit }) => {
  const { page } = await visit('/404')
  const { layer } = insideOf(page)
  await call(page)
  await page.keyboard.press('x')
  await expect(field(page)).toHaveValue('x')
  await field(page).fill(palette.keys.off)
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

/** Says to the page that a key is pressed or let go, on what has the focus. */
const say = (page: Page, type: 'keydown' | 'keyup', key: Key) =>
  page.evaluate(
    ([name, init]) => {
      const event = new KeyboardEvent(name, { bubbles: true, cancelable: true, ...init })
      document.activeElement!.dispatchEvent(event)
    },
    [type, key] as const,
  )

/** X of an Arabic keyboard, whose letters are others. */
const X = { key: 'ء', code: 'KeyX' }
const tell = (page: Page, type: string) =>
  page.evaluate((name) => dispatchEvent(new Event(name)), type)

test('X is held on each keyboard until it is let go, or the page is not looked at', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const { layer } = insideOf(page)
  const endings = {
    'it is let go': () => say(page, 'keyup', { key: 'ْ', code: 'KeyX', shiftKey: true }),
    'a Mac says no more than that Command is': () => say(page, 'keyup', { key: 'Meta' }),
    'another window has the keyboard': () => tell(page, 'blur'),
    'the page is left, and kept': () => tell(page, 'pagehide'),
    'another tab is shown': () => setHidden(true)(page),
  }
  for (const [until, end] of Object.entries(endings)) {
    await say(page, 'keydown', X)
    await expect(layer, until).toHaveCount(1)
    await say(page, 'keydown', { ...X, repeat: true })
    await end()
    await expect(layer, until).toHaveCount(0)
  }
})

test('the inspector is asked for on each keyboard; it leaves keys of a composition alone', async ({
  visit,
}) => {
  const { page } = await visit('/404')
  const { panel, tab, filter } = inspectorOn(page)
  await say(page, 'keydown', { key: '؟', code: 'Slash', shiftKey: true })
  await tab('log').click()
  await filter.focus()
  await say(page, 'keydown', { key: 'Escape', isComposing: true })
  await say(page, 'keydown', { key: 'X', code: 'KeyX', ctrlKey: true, shiftKey: true })
  await expect(filter).toBeFocused()
  await tab('log').focus()
  await say(page, 'keydown', { key: 'Ч', code: 'KeyX', ctrlKey: true, shiftKey: true })
  await expect(panel).toHaveCount(0)
})
