import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { hero } from '#content/hero'
import { pages } from '#content/pages'

import { visit } from '../components/render'
import { networkLoses, systemSays, turnAway } from '../components/system'

/** The code of this page arrives when the test says so. */
const about = vi.hoisted(() => {
  const gate = new EventTarget()
  const arrived = new Promise((resolve) => {
    gate.addEventListener('open', resolve)
  })
  return { arrive: () => gate.dispatchEvent(new Event('open')), arrived, requests: 0 }
})

vi.mock('../../src/pages/about.tsx', async () => {
  about.requests++
  await about.arrived
  return { default: () => <h1 tabIndex={-1}>My Background</h1> }
})

const navigation = page.getByRole('navigation')
const heading = page.getByRole('heading', { level: 1 })

const I = {
  arriveAtHome: async () => {
    visit('/')
    await expect.element(heading).toHaveTextContent(hero.headline)
    await expect
      .element(navigation.getByRole('link', { name: pages.about.navigation }))
      .toBeVisible()
  },
  follow: (name: string) => navigation.getByRole('link', { name }).click(),
  see: (name: string) => expect.element(heading).toHaveTextContent(name),
}

let transitions = vi.spyOn(document, 'startViewTransition')

beforeEach(() => {
  transitions = vi.spyOn(document, 'startViewTransition')
})

describe('the transition from page to page', () => {
  test('is shown', async () => {
    await I.arriveAtHome()
    await I.follow(pages.projects.navigation)
    await I.see(pages.projects.title)
    expect(transitions).toHaveBeenCalledTimes(1)
  })

  test('is left out where no motion is wanted', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await I.arriveAtHome()
    await I.follow(pages.projects.navigation)
    await I.see(pages.projects.title)
    expect(transitions).not.toHaveBeenCalled()
  })

  test('begins a frame after the press, as does a change without it', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await I.arriveAtHome()
    await I.follow(pages.projects.navigation)
    await I.see(pages.projects.title)
    history.back()
    await I.see(hero.headline)
    const link = navigation.getByRole('link', { name: pages.projects.navigation }).element()
    if (link instanceof HTMLElement) link.click()
    expect(document.title).not.toContain(pages.projects.title)
    await I.see(pages.projects.title)
  })

  test('is left out where nobody looks, so that the page still changes', async () => {
    await I.arriveAtHome()
    turnAway(true)
    await I.follow(pages.projects.navigation)
    await I.see(pages.projects.title)
    expect(transitions).not.toHaveBeenCalled()
  })
})

test('a page whose code is on its way waits for it, and not if another link is followed', async () => {
  onTestFinished(() => void about.arrive())
  await I.arriveAtHome()
  await I.follow(pages.about.navigation)
  await expect.poll(() => about.requests).toBe(1)
  expect(location.pathname).toBe('/')

  await I.follow(pages.projects.navigation)
  await I.see(pages.projects.title)
  about.arrive()
  await navigation.getByRole('link', { name: pages.about.navigation }).hover()
  await about.arrived
  await expect.poll(() => document.title).toContain(pages.projects.title)
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  await I.see(pages.projects.title)
  expect(location.pathname).toBe('/projects')
})

test('a page whose code does not arrive is left to say so itself', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await networkLoses('*/src/pages/not-found.tsx*')
  await I.arriveAtHome()
  history.pushState(null, '', '/nowhere')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(navigation).toBeVisible()
  await networkLoses()
})
