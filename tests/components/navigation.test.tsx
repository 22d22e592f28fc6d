/** The menu opens, closes and reverses midway. */
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { ui } from '#words/ui'

import { Navigation } from '../../src/components/navigation/navigation'
import { show } from './render'
import { finishMovements, moving, pass, stopTime } from './time'

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
}

const showNavigation = async () => {
  await page.viewport(639, 720)
  stopTime()
  show(<Navigation />)
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

test('a Japanese name breaks between its words', async () => {
  identity.name = '長谷川 凜太郎'
  await page.viewport(360, 740)
  await showNavigation()
  const name = page.getByText(identity.name).element().firstChild!
  const given = document.createRange()
  given.setStart(name, 4)
  given.setEnd(name, 7)
  expect(given.getClientRects()).toHaveLength(1)
})
