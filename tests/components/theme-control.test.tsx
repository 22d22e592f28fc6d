import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#content/ui'

import { ThemeControl } from '../../src/components/preferences/theme-control'
import { show } from './render'
import { inAnotherTab, systemSays } from './system'

const control = page.getByRole('button')

const html = document.documentElement

/** Of its ground, 0 to 255. */
const brightness = () =>
  Math.max(...getComputedStyle(html).backgroundColor.match(/\d+/g)!.map(Number))

const ground = () => getComputedStyle(html).getPropertyValue('--ink')

const I = {
  press: () => control.click(),
  seeChosen: (choice: 'system' | 'dark' | 'light') =>
    expect.element(control).toHaveAccessibleName(`${ui.theme.label}: ${ui.theme[choice]}`),
  seePageIn: (theme: 'dark' | 'light') =>
    expect
      .poll(() => ({ ground: brightness() > 127, scheme: getComputedStyle(html).colorScheme }))
      .toEqual({ ground: theme === 'light', scheme: theme }),
  comeBack: () => show(<ThemeControl />),
}

const kept = () => localStorage.getItem('theme')

test.each(['dark', 'light'] as const)('a %s system is followed', async (theme) => {
  await systemSays({ 'prefers-color-scheme': theme })
  I.comeBack()
  await I.seeChosen('system')
  await I.seePageIn(theme)
})

test('the system is followed when it changes', async () => {
  I.comeBack()
  await systemSays({ 'prefers-color-scheme': 'light' })
  await I.seePageIn('light')
  await systemSays({ 'prefers-color-scheme': 'dark' })
  await I.seePageIn('dark')
  expect(kept()).toBeNull()
})

test('presses go from system over dark to light, and round', async () => {
  await systemSays({ 'prefers-color-scheme': 'light' })
  I.comeBack()
  await I.press()
  await I.seeChosen('dark')
  await I.seePageIn('dark')
  expect(kept()).toBe('dark')
  await I.press()
  await I.seeChosen('light')
  await I.seePageIn('light')
  expect(kept()).toBe('light')
  await I.press()
  await I.seeChosen('system')
  await I.seePageIn('light')
  expect(kept()).toBeNull()
})

test('the choice holds at the next visit, whatever the system says then', async () => {
  const { unmount } = I.comeBack()
  await I.press()
  await I.press()
  await I.seePageIn('light')
  unmount()
  I.comeBack()
  await I.seeChosen('light')
  await systemSays({ 'prefers-color-scheme': 'light' })
  await systemSays({ 'prefers-color-scheme': 'dark' })
  await I.seePageIn('light')
})

test('a choice made in another tab is worn here, too', async () => {
  I.comeBack()
  inAnotherTab((storage) => storage.setItem('theme', 'light'))
  await I.seeChosen('light')
  await I.seePageIn('light')
  inAnotherTab((storage) => storage.removeItem('theme'))
  await I.seeChosen('system')
  await I.seePageIn('dark')
})

test("the window's frame wears the theme, too", async () => {
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
  I.comeBack()
  await I.seePageIn('dark')
  await expect.poll(() => meta.content).toBe(ground())
  await I.press()
  await I.press()
  await I.seePageIn('light')
  await expect.poll(() => meta.content).toBe(ground())
  meta.remove()
})

test('where nothing may be kept, the choice holds for the visit', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await systemSays({ 'prefers-color-scheme': 'light' })
  I.comeBack()
  await I.press()
  await I.seePageIn('dark')
})
