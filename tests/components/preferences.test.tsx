/** Page, pictures and window wear the theme of the system, or a choice that outlasts the visit. */
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#content/ui'

import { ThemeControl } from '../../src/components/preferences/controls'
import { show } from './render'
import { systemSays } from './system'

const html = document.documentElement
const control = page.getByRole('button')
const press = () => fireEvent.click(control.element())

test('the theme follows the system until it is chosen, which is kept', async () => {
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  const see = async (choice: 'system' | 'dark' | 'light', theme: 'dark' | 'light') => {
    await expect.element(control).toHaveAccessibleName(`${ui.theme.label}: ${ui.states[choice]}`)
    await expect.poll(() => getComputedStyle(html).colorScheme).toBe(theme)
    const ink = getComputedStyle(html).getPropertyValue('--ink')
    await expect.poll(() => [meta.content, html.dataset['pictures']]).toEqual([ink, theme])
    expect(localStorage.getItem('theme')).toBe(choice === 'system' ? null : choice)
  }
  await systemSays({ 'prefers-color-scheme': 'light' })
  const { unmount } = show(<ThemeControl />)
  await see('system', 'light')
  await systemSays({ 'prefers-color-scheme': 'dark' })
  await see('system', 'dark')
  press()
  press()
  await see('light', 'light')
  unmount()
  show(<ThemeControl />)
  await see('light', 'light')
  press()
  await see('system', 'dark')
})
