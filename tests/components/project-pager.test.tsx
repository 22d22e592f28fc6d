/** The list of projects comes a page at a time, from the server or not, and whole on paper. */
import { StrictMode } from 'react'
import { fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import type { Project } from '#content/types'
import { ui } from '#content/ui'

import type { Pictured } from '../../src/components/picture/sources'
import ProjectPager from '../../src/components/project-pager/project-pager'
import { createLazy } from '../../src/lib/lazy-sections'
import { PreferencesProvider } from '../../src/preferences/provider'
import { anchorOfProject } from '../../src/routing/anchors'
import { show } from './render'
import { someProjects } from './some-content'
import { systemSays } from './system'
import { settled } from './time'

const more = page.getByRole('button', { name: ui.projects.more })
const hide = page.getByRole('button', { name: ui.projects.hide })

const list = () => document.querySelector('.project-list')!
const cards = () => [...list().children]
const shown = () => cards().filter((card) => card.getClientRects().length > 0)
const titleOf = (card: Element) => card.querySelector('h2')!.textContent
const titles = (count: number) => someProjects(count).map(({ title }) => title)
const takenOver = () =>
  cards().filter((card) => Object.keys(card).some((key) => key.startsWith('__react'))).length

const I = {
  press: (button: typeof more) => (button.element() as HTMLElement).click(),
  see: async (count: number, total: number) => {
    await expect.poll(() => shown().map(titleOf)).toEqual(titles(count))
    const words = `${count} ${ui.carousel.of} ${total} ${ui.projects.shown}`
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  },
  /** The reader goes on at the heading of a project. */
  beAt: (index: number) =>
    expect.poll(() => document.activeElement?.textContent).toBe(titles(index + 1)[index]),
}

/** The rest of a list, and how it is loaded. */
const restOf = (projects: Pictured<Project>[]) => {
  const load = vi.fn<() => Promise<{ default: Pictured<Project>[] }>>(() =>
    Promise.resolve({ default: projects.slice(3) }),
  )
  return { load, rest: createLazy(load) }
}

/** A list on a page that React draws. */
const showProjects = async (count: number) => {
  const projects = someProjects(count)
  show(<ProjectPager cards={projects.slice(0, 3)} count={count} rest={restOf(projects).rest} />)
  await settled()
}

/** A list as it comes from the server, and React taking it over without the rest. */
const arriveAt = async (count: number, hash = '') => {
  const projects = someProjects(count)
  const whole = restOf(projects).rest
  await whole.load()
  const { load, rest } = restOf(projects)
  const site = (part: typeof rest) => (
    <StrictMode>
      <PreferencesProvider>
        <ProjectPager cards={projects.slice(0, 3)} count={count} rest={part} />
      </PreferencesProvider>
    </StrictMode>
  )
  history.replaceState(null, '', location.pathname + hash)
  const root = document.createElement('div')
  root.innerHTML = renderToString(site(whole))
  document.body.append(root)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const react = hydrateRoot(root, site(rest), { onRecoverableError })
  onTestFinished(() => {
    react.unmount()
    root.remove()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
  await expect.poll(takenOver).toBeGreaterThan(0)
  await settled()
  return load
}

test('a list from the server is whole; each press shows three more, which no one draws anew', async () => {
  const load = await arriveAt(8)
  const before = cards()
  expect(before.map(titleOf)).toEqual(titles(8))
  await I.see(3, 8)
  expect(takenOver()).toBe(3)
  fireEvent(window, new Event('beforeprint'))
  fireEvent(window, new Event('afterprint'))
  expect(load).not.toHaveBeenCalled()
  more.element().scrollIntoView({ block: 'center' })
  const from = scrollY
  I.press(more)
  await I.see(6, 8)
  await expect.poll(takenOver).toBe(6)
  await I.beAt(3)
  expect(scrollY).toBe(from)
  I.press(more)
  await I.see(8, 8)
  await I.beAt(6)
  expect(cards()).toEqual(before)
  expect(load).toHaveBeenCalledOnce()
  I.press(hide)
  await I.see(3, 8)
})

test('it is shown as the server wrote it when the code of the rest does not come', async () => {
  const load = await arriveAt(8)
  const before = cards()
  load.mockRejectedValueOnce(new Error('offline'))
  I.press(more)
  await I.see(8, 8)
  await I.beAt(3)
  await expect.element(more).not.toBeInTheDocument()
  expect(cards()).toEqual(before)
})

test('it shows the project that the address points at, and the reader is there', async () => {
  await arriveAt(8, `#${anchorOfProject(4)}`)
  await I.see(6, 8)
  await I.beAt(3)
  expect(Math.abs(cards()[3]!.getBoundingClientRect().top)).toBeLessThan(innerHeight)
  location.hash = anchorOfProject(1)
  await I.beAt(0)
})

test('a press is seen in a frame of its own before the cards; on paper all of them are', async () => {
  await showProjects(8)
  I.press(more)
  await I.see(6, 8)
  dispatchEvent(new Event('beforeprint'))
  expect(cards()).toHaveLength(8)
  dispatchEvent(new Event('afterprint'))
  expect(cards()).toHaveLength(6)
  const button = more.element()
  I.press(more)
  await new Promise(requestAnimationFrame)
  const { opacity } = getComputedStyle(button)
  expect([button.ariaBusy, opacity, shown().length]).toEqual(['true', '0.6', 6])
  await I.see(8, 8)
  await expect.element(hide).toHaveAttribute('aria-busy', 'false')
})

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)(
  'HIDE leads back to the start of a short list; motion: %s',
  async (motion, behavior) => {
    await systemSays({ 'prefers-reduced-motion': motion })
    await showProjects(5)
    I.press(more)
    await I.see(5, 5)
    const scroll = vi.spyOn(list(), 'scrollIntoView')
    // A page that shrinks while it scrolls loses its way.
    scroll.mockImplementation((how) => expect([how, shown().length]).toEqual([start, 3]))
    const start = { block: 'start', behavior }
    I.press(hide)
    await I.beAt(0)
    await expect.poll(() => scroll.mock.results).toMatchObject([{ type: 'return' }])
    I.press(more)
    await I.see(5, 5)
  },
)

test.each([1, 2])('%i projects fill the width, with nothing to press', async (count) => {
  await showProjects(count)
  await I.see(count, count)
  expect(page.getByRole('button').elements()).toEqual([])
  const boxes = cards().map((card) => card.getBoundingClientRect())
  const { left, right } = list().getBoundingClientRect()
  expect(boxes[0]!.left).toBeCloseTo(left, 0)
  expect(boxes.at(-1)!.right).toBeCloseTo(right, 0)
})
