/** The menu opens, closes and reverses midway; the keyboard returns to its button. */
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { pages } from '#content/pages'
import { ui } from '#words/ui'

import { Navigation } from '../../src/components/navigation/navigation'
import { show } from './render'
import { finishMovements, moving, pass, settled, stopTime } from './time'

const menu = page.getByRole('button', {
  name: new RegExp(`^(${ui.navigation.menu}|${ui.navigation.close})$`),
})
const links = [pages.about.navigation, pages.projects.navigation, ui.navigation.cv].map((name) =>
  page.getByRole('link', { name, exact: true }),
)
const dropdown = () => document.getElementById(menu.element().getAttribute('aria-controls')!)!
const opacity = () => Number(getComputedStyle(dropdown()).opacity)

const I = {
  pressMenu: () => fireEvent.click(menu.element()),
  see: async (state: 'open' | 'closed') => {
    await finishMovements()
    await moving(0)
    await expect.element(menu).toHaveAttribute('aria-expanded', String(state === 'open'))
    const seen = links.map((link) => link.query()?.checkVisibility() ?? false)
    expect(seen).toEqual(links.map(() => state === 'open'))
  },
  haveTheMenuOpen: async () => {
    I.pressMenu()
    await I.see('open')
  },
}

const showNavigation = async () => {
  await page.viewport(639, 720)
  stopTime()
  show(
    <>
      <Navigation />
      <main>The page</main>
      <dialog>A dialog of the menu</dialog>
    </>,
  )
  await finishMovements()
}

test('it unfolds at a press, and turns round where it is at each press midway', async () => {
  await showNavigation()
  I.pressMenu()
  await pass(60)
  const midway = opacity()
  expect(Math.abs(midway - 0.5)).toBeLessThan(0.3)
  I.pressMenu()
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await pass(0)
  expect(opacity()).toBeCloseTo(midway)
  await pass(30)
  expect(opacity()).toBeLessThan(midway)
  I.pressMenu()
  await pass(30)
  expect(opacity()).toBeCloseTo(midway)
  await I.see('open')
  I.pressMenu()
  await pass(30)
  await expect.element(links[0]!).toBeVisible()
  await I.see('closed')
})

test('turned before its first frame, it ends there, both ways', async () => {
  await showNavigation()
  I.pressMenu()
  await settled()
  I.pressMenu()
  await I.see('closed')
  await I.haveTheMenuOpen()
  I.pressMenu()
  await settled()
  I.pressMenu()
  await I.see('open')
})

test('Escape leads back to its button, a press outside does not; one in it closes nothing', async () => {
  await showNavigation()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toHaveFocus()
  await I.haveTheMenuOpen()
  fireEvent.click(dropdown())
  fireEvent.click(document.querySelector('dialog')!)
  await I.see('open')
  fireEvent.click(document.querySelector('main')!)
  await I.see('closed')
  await expect.element(menu).not.toHaveFocus()
  await I.haveTheMenuOpen()
  await userEvent.keyboard('{Escape}')
  await I.see('closed')
  await expect.element(menu).toHaveFocus()
})
