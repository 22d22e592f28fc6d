import './without-gsap'

import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { Entrance } from '../../src/components/entrance/entrance'
import { Navigation } from '../../src/components/navigation/navigation'
import { I as visitor, only, onShow, showShowcase } from './showcase-page'
import { I as reader, showQuestions } from './questions'
import { show } from './render'
import { animations } from './time'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

test('without GSAP everything has entered at once', async () => {
  show(
    <Entrance id="thing" name="hero">
      thing
    </Entrance>,
  )
  const thing = page.getByText('thing')
  await expect.element(thing).toHaveAttribute('data-entrance', 'entered')
  await expect.element(thing).toHaveStyle({ opacity: '1' })
})

test('without GSAP the menu opens and closes', async () => {
  await page.viewport(639, 720)
  show(<Navigation />)
  const menu = page.getByRole('button', { name: ui.navigation.menu })
  const about = page.getByRole('link', { name: pages.about.navigation })
  await menu.click()
  await expect.element(about).toBeVisible()
  await menu.click()
  await expect.element(about).not.toBeInTheDocument()
})

test('without GSAP answers open and close', async () => {
  await showQuestions()
  await reader.press('first')
  await reader.seeOpen('first')
  await reader.press('second')
  await reader.seeOpen('second')
  expect(animations()).toHaveLength(0)
})

test('without GSAP the showcase moves on: the build has recorded how', async () => {
  await showShowcase()
  await visitor.seeTheNextAfter(1)
  await expect.poll(onShow).toEqual(only(1))
})
