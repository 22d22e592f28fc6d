/** A part that throws leaves the others alone, and says so in its place; a page that throws, and the whole site, too. */
import { act, fireEvent, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { EventFromLogic } from 'xstate'

import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { palette } from 'virtual:words/palette'
import { ui } from 'virtual:words/ui'

import type { navigationMachine } from '#machines/navigation.machine.ts'

import { registeredActors } from '#devtools/actors/registry.ts'
import { App } from '#site/app.tsx'
import AboutMe from '#site/components/about/about-me.tsx'
import Accordion from '#site/components/disclosure/accordion.tsx'
import { StateCard } from '#site/components/controls/state-card.tsx'
import { PageNotice } from '#site/components/page/page-notice.tsx'
import { callPalette } from '#site/components/palette/call-palette.ts'
import { openInspector } from '#devtools/inspector/load-inspector.ts'
import { site } from '#devtools/inspector/site.ts'
import { loadPage } from '#site/routing/page-modules.ts'
import { show } from './render.tsx'

/** Has what reads this word throw, until the test ends or what is returned is called. */
const breakWord = (words: object, name: string) => {
  const { value } = Object.getOwnPropertyDescriptor(words, name)!
  const mend = () => Object.defineProperty(words, name, { value, writable: true })
  Object.defineProperty(words, name, {
    configurable: true,
    get: () => {
      throw new Error(`${name} is broken`)
    },
  })
  onTestFinished(() => void mend())
  return mend
}

/** React says on the console what a boundary has caught. */
const caught = () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => said.mock.calls.map((call) => call.map(String).join(' ')).join('\n')
}

const showSite = async (path: string) => {
  await loadPage(path)
  render(<App path={path} />)
}

const seen = {
  bar: () => document.querySelectorAll('header.bar').length,
  page: () => document.querySelectorAll('main h1').length,
  showcase: () => document.querySelectorAll('.carousel-viewport').length,
  contact: () => document.querySelectorAll('.contact-body').length,
  footer: () => document.querySelectorAll('.site-footer').length,
}
const seenNow = () => Object.entries(seen).flatMap(([name, count]) => (count() > 0 ? [name] : []))
const alerts = () => page.getByRole('alert').elements()

test.each([
  { part: 'bar', words: ui.navigation, name: 'label' },
  { part: 'contact', words: ui.dashboard, name: 'heading' },
  { part: 'showcase', words: ui.showcase, name: 'label' },
  { part: 'footer', words: ui.footer, name: 'source' },
])('if the $part throws, it says so, and all else is there', async ({ part, words, name }) => {
  const said = caught()
  breakWord(words, name)
  await showSite('/')
  await expect.poll(seenNow).toEqual(Object.keys(seen).filter((other) => other !== part))
  expect(alerts().map(({ textContent }) => textContent)).toEqual([
    `${ui.failure.part} ${ui.failure.retry}`,
  ])
  expect(said()).toContain(`${name} is broken`)
})

test('if the palette throws, its place in the window says so, and the page is there', async () => {
  const said = caught()
  breakWord(palette, 'placeholder')
  await showSite('/')
  document.querySelector('.contact-body')!.scrollIntoView({ behavior: 'instant' })
  callPalette()
  const failure = page.getByRole('alert')
  await expect.element(failure).toHaveTextContent(ui.failure.part)
  await expect.element(failure).toBeInViewport({ ratio: 1 })
  expect(seenNow()).toEqual(Object.keys(seen))
  expect(said()).toContain('placeholder is broken')
})

test('if a page throws, it says so in its place, and is drawn when that is tried again', async () => {
  const said = caught()
  const mend = breakWord(ui.about, 'skills')
  await showSite('/about')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(ui.failure.heading)
  await expect.element(heading).toHaveFocus()
  expect(seenNow()).toEqual(['bar', 'page', 'footer'])
  expect(said()).toContain('skills is broken')
  mend()
  fireEvent.click(page.getByRole('button', { name: ui.failure.retry }).element())
  await expect.element(heading).toHaveTextContent(pages.about.title)
})

test('the card of a page that is nothing but a state has a header like any other card', () => {
  show(
    <>
      <StateCard name="a part">It is there.</StateCard>
      <PageNotice words={ui.failure}>Try again.</PageNotice>
    </>,
  )
  const [any, notice] = document.querySelectorAll<HTMLElement>('.card-header')
  expect(notice!.offsetHeight).toBe(any!.offsetHeight)
})

test('if a page throws while another one comes, it says so until that one is there', async () => {
  await showSite('/')
  const heading = page.getByRole('heading', { level: 1 })
  const navigation = registeredActors().find(({ id }) => id === 'navigation')!
  const followed: EventFromLogic<typeof navigationMachine> = {
    type: 'link.followed',
    to: pages.projects.path,
  }
  act(() => {
    navigation.send(followed)
    navigation.send({ type: 'page.failed' })
  })
  expect(heading.element()).toHaveTextContent(ui.failure.heading)
  await expect.element(heading).toHaveTextContent(pages.projects.title)
})

test('if a part of the panel throws, its place says so until that is tried again', async () => {
  const said = caught()
  const broken = vi.spyOn(site, 'machinePage').mockImplementation(() => {
    throw new Error('no page is known')
  })
  show(<Accordion />)
  openInspector('?inspect=faq')
  const failure = page.getByRole('alert')
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(failure).toHaveTextContent('no page is known')
  await expect.element(page.getByRole('listbox', { name: 'Actors' })).toBeInViewport()
  await expect.element(page.getByRole('tablist')).toBeInViewport()
  expect(close.elements()).toEqual([])
  expect(said()).toContain('no page is known')
  broken.mockRestore()
  fireEvent.click(page.getByRole('button', { name: 'Try again' }).element())
  await expect.element(close).toBeInViewport()
  expect(alerts()).toEqual([])
  fireEvent.click(close.element())
})

test('if something throws that all parts need, the whole site says so', async () => {
  const said = caught()
  vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('no media are known')
  })
  await showSite('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(ui.failure.heading)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByRole('button', { name: ui.failure.retry })).toBeInViewport()
  expect(seenNow()).toEqual(['page'])
  expect(said()).toContain('no media are known')
})

test('an address that could not be copied is in view, also where the button is at the end of the window', async () => {
  await page.viewport(390, 600)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  show(<AboutMe />)
  document.body.style.paddingBlockEnd = '100vh'
  onTestFinished(() => document.body.removeAttribute('style'))
  const button = page.getByRole('button', { name: ui.copy.label }).element()
  button.scrollIntoView({ block: 'end', behavior: 'instant' })
  fireEvent.click(button)
  await expect.element(page.getByText(identity.email)).toBeInViewport({ ratio: 1 })
})
