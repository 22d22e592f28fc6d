import { fireEvent } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { Project } from '#content/types'
import { ui } from '#content/ui'

import { anchorOfProject } from '../../src/routing/anchors'
import type { Pictured } from '../../src/components/picture/sources'
import { PreferencesProvider } from '../../src/preferences/provider'
import ProjectPager from '../../src/components/project-pager/project-pager'
import { createLazy } from '../../src/lib/lazy-sections'
import { someProjects } from './some-content'
import { show } from './render'
import { settled } from './time'

const more = page.getByRole('button', { name: ui.projects.more })
const hide = page.getByRole('button', { name: ui.projects.hide })

const cards = () => [...document.querySelectorAll<HTMLElement>('.project-list > li')]
const displayed = () =>
  cards()
    .filter((card) => card.getClientRects().length > 0)
    .map((card) => card.querySelector('h2')?.textContent)
const takenOver = () =>
  cards().filter((card) => Object.keys(card).some((key) => key.startsWith('__react'))).length

const titles = (count: number) => someProjects(count).map(({ title }) => title)

/** The rest of a list, which comes when the test says so. */
const restOf = (projects: Pictured<Project>[]) => {
  const load = vi.fn<() => Promise<{ default: Pictured<Project>[] }>>(() =>
    Promise.resolve({ default: projects.slice(3) }),
  )
  return { load, rest: createLazy(load) }
}

/** A page as it comes from the server, and React taking it over without the rest. */
const arriveAt = async (count: number, hash = '') => {
  const projects = someProjects(count)
  const whole = restOf(projects).rest
  await whole.load()
  const { load, rest } = restOf(projects)
  const { hook } = memoryLocation({ path: '/projects' })
  const site = (part: typeof rest) => (
    <StrictMode>
      <PreferencesProvider>
        <Router hook={hook}>
          <ProjectPager cards={projects.slice(0, 3)} count={count} rest={part} />
        </Router>
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
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([])
  })
  await expect.poll(takenOver).toBeGreaterThan(0)
  await settled()
  return { load }
}

describe('a long list that came from the server', () => {
  test('is whole in the HTML, and taken over as far as it is shown', async () => {
    const { load } = await arriveAt(8)
    expect(cards().map((card) => card.querySelector('h2')?.textContent)).toEqual(titles(8))
    expect(displayed()).toEqual(titles(3))
    expect(takenOver()).toBe(3)
    expect(load).not.toHaveBeenCalled()
  })

  test('brings the rest at the first press, a page at a time, without drawing it anew', async () => {
    const { load } = await arriveAt(8)
    const before = cards()
    await more.click()
    await expect.poll(displayed).toEqual(titles(6))
    await expect.poll(takenOver).toBe(6)
    expect(cards()).toEqual(before)
    await expect.poll(() => document.activeElement?.textContent).toBe(titles(8)[3])
    await more.click()
    await expect.poll(displayed).toEqual(titles(8))
    await expect.poll(() => document.activeElement?.textContent).toBe(titles(8)[6])
    expect(cards()).toEqual(before)
    expect(load).toHaveBeenCalledOnce()
    await hide.click()
    await expect.poll(displayed).toEqual(titles(3))
  })

  test('is shown as the server wrote it when the code of the rest does not come', async () => {
    const { load } = await arriveAt(8)
    const before = cards()
    load.mockRejectedValueOnce(new Error('offline'))
    await more.click()
    await expect.poll(displayed).toEqual(titles(8))
    await expect.poll(() => document.activeElement?.textContent).toBe(titles(8)[3])
    await expect.element(page.getByRole('status')).toHaveTextContent(`8 ${ui.carousel.of} 8`)
    await expect.element(more).not.toBeInTheDocument()
    await settled()
    expect(cards()).toEqual(before)
  })

  test('shows the project that the address points at, and the reader is there', async () => {
    await arriveAt(11, `#${anchorOfProject(8)}`)
    await expect.poll(displayed).toEqual(titles(9))
    await expect.poll(() => document.activeElement?.textContent).toBe(titles(11)[7])
    const { top, bottom } = cards()[7]!.getBoundingClientRect()
    expect(top).toBeLessThan(innerHeight)
    expect(bottom).toBeGreaterThan(0)
  })

  test('is laid out whole for paper, taken over or not', async () => {
    await arriveAt(8)
    fireEvent(window, new Event('beforeprint'))
    await settled()
    expect(cards()).toHaveLength(8)
    fireEvent(window, new Event('afterprint'))
  })
})

describe.each([1, 2, 3])('%i projects', (count) => {
  test('stand there, with nothing to press', async () => {
    const projects = someProjects(count)
    show(<ProjectPager cards={projects} count={count} rest={restOf(projects).rest} />)
    await settled()
    expect(displayed()).toEqual(titles(count))
    expect(document.querySelector('.project-list ~ p button')).toBeNull()
    const boxes = cards().map((card) => card.getBoundingClientRect())
    const { left, right } = document.querySelector('.project-list')!.getBoundingClientRect()
    expect([boxes[0]!.left, boxes.at(-1)!.right].map(Math.round)).toEqual(
      [left, right].map(Math.round),
    )
  })
})
