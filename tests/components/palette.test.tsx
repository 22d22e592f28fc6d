/** The palette answers to each keyboard, and leaves to an input method what is its own. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { LazyPalette } from '#components/palette/lazy-palette.tsx'
import { show } from './render.tsx'
import { finishMovements } from './time.ts'

const field = () => page.getByRole('combobox')
const dialog = () => document.querySelector('dialog')

/** @returns whether somebody has taken it for himself */
const press = (pressed: KeyboardEventInit & { keyCode?: number }) => {
  const init = { bubbles: true, cancelable: true, ...pressed }
  return !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}

const seeClosed = async () => {
  await finishMovements()
  await expect.poll(() => dialog()?.open).toBe(false)
}

test.each([
  ['Arabic', { key: 'ن', code: 'KeyK' }],
  ['Caps Lock', { key: 'K', code: 'KeyK' }],
  ['Dvorak', { key: 'k', code: 'KeyV' }],
])('the same keys open and close it: %s', async (_, key) => {
  show(<LazyPalette />)
  const shortcut = { ...key, ctrlKey: true }
  for (const times of [1, 2]) {
    expect([times, press(shortcut)]).toEqual([times, true])
    await expect.element(field()).toHaveFocus()
    // A key that stays down asks once.
    press({ ...shortcut, repeat: true })
    await finishMovements()
    await expect.element(field()).toHaveFocus()
    press(shortcut)
    await seeClosed()
  }
})

test('keys of a composition are nobody else’s', async () => {
  show(<LazyPalette />)
  press({ key: 'k', code: 'KeyK', ctrlKey: true })
  await expect.element(field()).toHaveFocus()
  const active = () => field().element().getAttribute('aria-activedescendant')
  const first = active()
  for (const key of ['Escape', 'Enter', 'ArrowDown', 'ArrowUp']) {
    expect([key, press({ key, isComposing: true })]).toEqual([key, false])
    // WebKit says of the last one, which comes after its composition, only this.
    expect([key, press({ key, keyCode: 229 })]).toEqual([key, false])
  }
  await finishMovements()
  await expect.element(field()).toHaveFocus()
  expect(active()).toBe(first)
  press({ key: 'Escape' })
  await seeClosed()
})
