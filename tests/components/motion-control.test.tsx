import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ui } from '#content/ui'

import { MotionControl } from '../../src/components/preferences/motion-control'
import { show } from './render'
import { inAnotherTab, systemSays } from './system'

const control = page.getByRole('button')

const I = {
  press: () => control.click(),
  seeThingsMove: async (move: boolean) => {
    const name = move ? ui.motion.stop : ui.motion.go
    await expect.element(control).toHaveAccessibleName(name)
    await expect.element(control).toHaveAttribute('title', name)
    await expect.poll(() => document.documentElement.dataset['motion']).toBe(move ? 'go' : 'stop')
  },
  comeBack: () => show(<MotionControl />),
}

const kept = () => localStorage.getItem('motion')

test('things move unless the system asks for less', async () => {
  I.comeBack()
  await I.seeThingsMove(true)
})

test('things stand still if the system asks for it', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  I.comeBack()
  await I.seeThingsMove(false)
})

test('the system is followed when it changes', async () => {
  I.comeBack()
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await I.seeThingsMove(false)
  await systemSays({ 'prefers-reduced-motion': 'no-preference' })
  await I.seeThingsMove(true)
  expect(kept()).toBeNull()
})

test('a press stops all movement, the next one lets it go on', async () => {
  I.comeBack()
  await I.press()
  await I.seeThingsMove(false)
  await I.press()
  await I.seeThingsMove(true)
})

test('the keyboard does the same', async () => {
  I.comeBack()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await I.seeThingsMove(false)
  await userEvent.keyboard(' ')
  await I.seeThingsMove(true)
})

test('the choice holds at the next visit', async () => {
  const { unmount } = I.comeBack()
  await I.press()
  await I.seeThingsMove(false)
  unmount()
  I.comeBack()
  await I.seeThingsMove(false)
})

test('the choice holds whatever the system says then', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  I.comeBack()
  await I.press()
  await I.seeThingsMove(true)
  await systemSays({ 'prefers-reduced-motion': 'no-preference' })
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await I.seeThingsMove(true)
  expect(kept()).toBe('go')
})

test('a choice made in another tab holds here, too', async () => {
  I.comeBack()
  inAnotherTab((storage) => storage.setItem('motion', 'stop'))
  await I.seeThingsMove(false)
  inAnotherTab((storage) => storage.setItem('motion', 'go'))
  await I.seeThingsMove(true)
})

test('a choice that another tab clears leaves it to the system again', async () => {
  localStorage.setItem('motion', 'stop')
  I.comeBack()
  await I.seeThingsMove(false)
  inAnotherTab((storage) => storage.clear())
  await I.seeThingsMove(true)
})

test('something unknown in the storage is no choice', async () => {
  localStorage.setItem('motion', 'sideways')
  I.comeBack()
  await I.seeThingsMove(true)
})
