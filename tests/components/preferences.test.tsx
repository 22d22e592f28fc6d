/** Theme and motion are as the system asks, or as chosen, here or in another tab: for good. */
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#words/ui'

import { MotionControl, ThemeControl } from '../../src/components/preferences/controls'
import { show } from './render'
import { systemSays } from './system'

const html = document.documentElement
const control = page.getByRole('button')
const press = () => fireEvent.click(control.element())

/** The visitor chooses in another tab. */
const elsewhere = (key: string, choice: string) => {
  localStorage.setItem(key, choice)
  dispatchEvent(new StorageEvent('storage', { key }))
}

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
  elsewhere('theme', 'light')
  await see('light', 'light')
})

const expectMotion = async (moves: boolean) => {
  await expect.element(control).toHaveAccessibleName(moves ? ui.motion.stop : ui.motion.go)
  await expect.poll(() => html.dataset['motion']).toBe(moves ? 'go' : 'stop')
}

test('motion follows the system until it is chosen, which is kept', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  show(<MotionControl />)
  await expectMotion(false)
  await systemSays({ 'prefers-reduced-motion': 'no-preference' })
  await expectMotion(true)
  press()
  await expectMotion(false)
  elsewhere('motion', 'go')
  await expectMotion(true)
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await expectMotion(true)
  // Another tab has cleared what is kept.
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
  await expectMotion(false)
})
