import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { anchorOfProject } from '../../src/routing/anchors'
import Showcase from '../../src/components/showcase/showcase'
import SkillsCarousel from '../../src/components/skills-carousel/skills-carousel'
import { someProjects, someSkills } from './some-content'
import { show } from './render'
import { animations, pass, settled, stopTime } from './time'

const INTERVAL_MS = 2000
const TURNING_MS = 500

const slides = () => [...document.querySelectorAll<HTMLElement>('[role="group"]')]
const entry = (title: string) => page.getByRole('link', { name: title }).element()
const strip = () => document.querySelector('[data-card-state]')!.textContent
const reachable = () => slides().flatMap(({ inert }, index) => (inert ? [] : [index]))

test('one project stands still, and is no carousel', async () => {
  stopTime()
  const [project] = someProjects(1)
  show(<Showcase projects={[project!]} />)
  await settled()
  await pass(INTERVAL_MS)
  await pass(INTERVAL_MS)
  expect(animations()).toHaveLength(0)
  expect(strip()).toBe('1 / 1')
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([project!.title])
  expect(document.querySelector('[aria-roledescription]')).toBeNull()
  expect(reachable()).toEqual([0])
})

test('two projects take turns, round and round', async () => {
  stopTime()
  show(<Showcase projects={someProjects(2)} />)
  await settled()
  expect(strip()).toBe(`${ui.showcase.rotating} · 1 / 2`)
  await pass(INTERVAL_MS)
  for (const index of [1, 0, 1, 0]) {
    /* oxlint-disable no-await-in-loop -- one turn after another */
    await expect.poll(() => animations().length).toBe(1)
    await pass(TURNING_MS)
    await expect.poll(reachable).toEqual([index])
    const { left, right } = slides()[index]!.getBoundingClientRect()
    const view = document.querySelector('.carousel-viewport')!.getBoundingClientRect()
    expect([left, right].map(Math.round)).toEqual([view.left, view.right].map(Math.round))
    await pass(INTERVAL_MS - TURNING_MS)
    /* oxlint-enable no-await-in-loop */
  }
})

test('a project without a demo leads to what is said of it on this site', async () => {
  const [{ link: _, ...own }, other] = someProjects(2, { note: 'For a client' }) as [
    ReturnType<typeof someProjects>[number],
    ReturnType<typeof someProjects>[number],
  ]
  show(<Showcase projects={[own, other]} />)
  await settled()
  expect(entry(own.title).getAttribute('href')).toBe(
    `${pages.projects.path}#${anchorOfProject(own.id)}`,
  )
  expect(entry(own.title).hasAttribute('target')).toBe(false)
  expect(entry(own.title).textContent).toContain('For a client')
  expect(entry(other.title).getAttribute('href')).toBe(other.link)
  expect(entry(other.title).getAttribute('target')).toBe('_blank')
})

test.each([
  [1280, 3],
  [1280, 6],
  [360, 1],
  [360, 2],
])('in a window of %i px %i skills stand still in the middle', async (width, count) => {
  await page.viewport(width, 720)
  stopTime()
  show(<SkillsCarousel skills={someSkills(count)} />)
  await settled()
  await pass(10_000)
  expect(animations()).toHaveLength(0)
  expect(strip()).toBe(`${count} ${ui.carousel.of} ${count}`)
  const boxes = slides().map((slide) => slide.getBoundingClientRect())
  const free = [boxes[0]!.left, document.documentElement.clientWidth - boxes.at(-1)!.right]
  expect(free[0]).toBeGreaterThanOrEqual(0)
  expect(free[0]).toBeCloseTo(free[1]!, 0)
})

test('what fits in a wide window moves in a narrow one', async () => {
  await page.viewport(360, 720)
  stopTime()
  show(<SkillsCarousel skills={someSkills(3)} />)
  await settled()
  expect(strip()).toBe(`${ui.skills.moving} · 2 ${ui.carousel.of} 3`)
  expect(slides()[0]!.getBoundingClientRect().left).toBeCloseTo(0, 0)
  await pass(1000)
  await expect.poll(() => animations().length).toBe(1)
  await page.viewport(1280, 720)
  await settled()
  await pass(3000)
  await expect.poll(strip).toBe(`3 ${ui.carousel.of} 3`)
})
