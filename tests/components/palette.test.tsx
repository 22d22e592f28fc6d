/** The palette opens and closes by its keys, and leaves an input method's keys alone. */
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { pages } from 'virtual:content/pages'
import { LazyPalette } from '#site/components/palette/lazy-palette.tsx'
import { eventsOf, show } from './render.tsx'
import { systemSays } from './system.ts'
import { finishMovements } from './time.ts'

const field = () => page.getByRole('combobox')
const rows = () => page.getByRole('option').elements()
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

/** Of an Arabic keyboard; those of others: `shortcuts.test.ts`. */
const SHORTCUT = { key: 'ن', code: 'KeyK', ctrlKey: true }

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

test('its code is asked for until it is there', async () => {
  show(<LazyPalette />)
  const events = eventsOf('navigation')
  press(SHORTCUT)
  await expect.element(field()).toHaveFocus()
  expect(events).toEqual(['tool.requested', 'tool.loaded'])
  press(SHORTCUT)
  await seeClosed()
  press(SHORTCUT)
  await expect.element(field()).toHaveFocus()
  expect(events).toEqual(['tool.requested', 'tool.loaded'])
})

test('pages whose paths differ in letters of any script have rows of their own', async () => {
  const { path } = pages.about
  onTestFinished(() => void (pages.about.path = path))
  pages.about.path = '/关于'
  show(<LazyPalette />)
  press(SHORTCUT)
  await expect.element(field()).toHaveFocus()
  expect(new Set(rows().map(({ id }) => id)).size).toBe(rows().length)
  expect(rows().filter(({ id }) => /\s/.test(id))).toEqual([])
  press({ key: 'ArrowDown' })
  const active = () =>
    document.getElementById(field().element().getAttribute('aria-activedescendant')!)
  await expect.poll(() => active()?.ariaSelected).toBe('true')
})

test('opened again while it closes, it is open', async () => {
  show(<LazyPalette />)
  press(SHORTCUT)
  await expect.element(field()).toHaveFocus()
  press({ key: 'Escape' })
  press(SHORTCUT)
  await finishMovements()
  expect(dialog()?.open).toBe(true)
})

test('opened again before the event that it has closed, it is open', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  show(<LazyPalette />)
  press(SHORTCUT)
  await expect.element(field()).toHaveFocus()
  // Without motion it closes at once. The event is a task, which comes after an observer.
  const observer = new MutationObserver(() => {
    observer.disconnect()
    press(SHORTCUT)
  })
  observer.observe(dialog()!, { attributeFilter: ['open'] })
  press({ key: 'Escape' })
  await finishMovements()
  expect(dialog()?.open).toBe(true)
})

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
