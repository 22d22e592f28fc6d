/** A page change waits for its code, shows a transition where it is seen, and may be replaced. */
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { hero } from '#content/hero'
import { pages } from '#content/pages'

import { visit } from '../components/render'
import { systemSays, turnAway } from '../components/system'

/** The code of this page arrives when the test says so. */
const about = vi.hoisted(() => {
  const gate = new EventTarget()
  const arrived = new Promise((resolve) => gate.addEventListener('open', resolve))
  return { arrive: () => gate.dispatchEvent(new Event('open')), arrived, requests: 0 }
})

vi.mock('../../src/pages/about.tsx', async () => {
  about.requests++
  await about.arrived
  return { default: () => <h1 tabIndex={-1}>My Background</h1> }
})

const navigation = page.getByRole('navigation')
const heading = page.getByRole('heading', { level: 1 })
const link = (name: string) => navigation.getByRole('link', { name })

const I = {
  arriveAtHome: async () => {
    visit('/')
    await I.see(hero.headline)
    await expect.element(link(pages.about.navigation)).toBeVisible()
  },
  /** Where frames are drawn, the press is answered by one before the page changes. */
  follow: (name: string) => {
    const { title } = document
    fireEvent.click(link(name).element())
    expect(document.hidden || document.title === title).toBe(true)
  },
  see: (name: string) => expect.element(heading).toHaveTextContent(name),
}

test.each([
  ['is shown', 1, () => Promise.resolve()],
  ['is left out without motion', 0, () => systemSays({ 'prefers-reduced-motion': 'reduce' })],
  ['is left out where nobody looks', 0, async () => turnAway(true)],
])('the transition from page to page %s', async (_, count, prepare) => {
  const transitions = vi.spyOn(document, 'startViewTransition')
  await I.arriveAtHome()
  await prepare()
  I.follow(pages.projects.navigation)
  await I.see(pages.projects.title)
  await expect.element(heading).toHaveFocus()
  history.back()
  await I.see(hero.headline)
  I.follow(pages.projects.navigation)
  await I.see(pages.projects.title)
  // There, back, and there again.
  expect(transitions).toHaveBeenCalledTimes(3 * count)
})

test('a page whose code is on its way waits for it, and not if another link is followed', async () => {
  onTestFinished(() => void about.arrive())
  await I.arriveAtHome()
  I.follow(pages.about.navigation)
  await expect.poll(() => about.requests).toBe(1)
  expect(location.pathname).toBe('/')
  I.follow(pages.projects.navigation)
  await I.see(pages.projects.title)
  about.arrive()
  await about.arrived
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  await I.see(pages.projects.title)
  expect(location.pathname).toBe('/projects')
})
