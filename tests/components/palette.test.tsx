/** The palette opens and closes by its keys, and leaves an input method's keys alone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { LazyPalette } from '#components/palette/lazy-palette.tsx'
import { show } from './render.tsx'
import { systemSays } from './system.ts'
import { finishMovements } from './time.ts'

const field = () => page.getByRole('combobox')
const dialog = () => document.querySelector('dialog')

/** @returns whether a listener has prevented the browser's own action */
const press = (pressed: KeyboardEventInit & { keyCode?: number }) => {
  const init = { bubbles: true, cancelable: true, ...pressed }
  return !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}

const seeClosed = async () => {
  await finishMovements()
  await expect.poll(() => dialog()?.open).toBe(false)
}

const SHORTCUT = { key: 'k', code: 'KeyK', ctrlKey: true }

// Which keys these are on other keyboards: `shortcuts.test.ts`.
test('Ctrl+K opens and closes it; a key that repeats does neither', async () => {
  show(<LazyPalette />)
  expect(press(SHORTCUT)).toBe(true)
  await expect.element(field()).toHaveFocus()
  press({ ...SHORTCUT, repeat: true })
  await finishMovements()
  await expect.element(field()).toHaveFocus()
  press(SHORTCUT)
  await seeClosed()
})

// Without motion it closes at once, but the browser's event comes later.
test.each(['no-preference', 'reduce'])(
  'opened again before it has closed, it is open; motion: %s',
  async (motion) => {
    await systemSays({ 'prefers-reduced-motion': motion })
    show(<LazyPalette />)
    press(SHORTCUT)
    await expect.element(field()).toHaveFocus()
    press({ key: 'Escape' })
    press(SHORTCUT)
    await finishMovements()
    expect(dialog()?.open).toBe(true)
  },
)

test('keys of a composition belong to the input method', async () => {
  show(<LazyPalette />)
  press(SHORTCUT)
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
