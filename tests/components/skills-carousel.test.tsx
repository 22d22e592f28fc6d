import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { MotionControl } from '../../src/components/preferences/motion-control'
import SkillsCarousel from '../../src/components/skills-carousel/skills-carousel'
import { pressMotion } from './motion-button'
import { show } from './render'
import { systemSays } from './system'
import { animations, moving, pass, settled, stopTime } from './time'

/** Before the first movement. */
const WAIT_MS = 1000
const SLIDE_MS = 3000

const slides = () =>
  page.getByRole('region', { name: ui.skills.label }).getByRole('group').elements()

const viewport = () => document.querySelector('.carousel-viewport')!.getBoundingClientRect()

/** How far slides have gone to the left, in slides: the same for each, if the track is whole. */
const gone = (visible: number) => {
  const { left, width } = viewport()
  const lefts = slides().map((slide) => slide.getBoundingClientRect().left - left)
  return -Math.min(...lefts) / (width / visible)
}

/** Names of the slides that can be seen, from left to right. */
const seen = () => {
  const { left, right } = viewport()
  return slides()
    .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.right > left + 1 && box.left < right - 1)
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(({ slide }) => slide.textContent)
}

const names = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => skills[(from + index) % skills.length]!.name)

const showSkills = async (width = 1280) => {
  await page.viewport(width, 720)
  stopTime()
  show(
    <>
      <MotionControl />
      <SkillsCarousel />
    </>,
  )
  await settled()
}

test.each([
  [1280, 6],
  [1279, 5],
  [1024, 5],
  [1023, 4],
  [768, 4],
  [767, 3],
  [480, 3],
  [479, 2],
])('in a window of %i pixels exactly %i skills are shown', async (width, count) => {
  await showSkills(width)
  expect(seen()).toEqual(names(0, count))
  expect(slides()).toHaveLength(skills.length)
})

test('skills stream by at constant speed, three seconds each', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await moving(1)
  for (const quarter of [1, 2, 3]) {
    await pass(SLIDE_MS / 4)
    expect(gone(6)).toBeCloseTo(quarter / 4)
  }
  expect(seen()).toEqual(names(0, 7))
})

test('on its way, the track stands on whole pixels at any width of the slides', async () => {
  await showSkills(1100)
  await pass(WAIT_MS)
  await moving(1)
  const track = document.querySelector('.carousel-track')!
  for (const ms of [100, 411, 700]) {
    await pass(ms)
    const { m41 } = new DOMMatrix(getComputedStyle(track).transform)
    expect(m41).not.toBe(0)
    expect(m41 * devicePixelRatio).toBeCloseTo(Math.round(m41 * devicePixelRatio), 3)
  }
})

test('one slide follows the other without a rest', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await pass(SLIDE_MS)
  await moving(1)
  expect(seen()).toEqual(names(1, 6))
  await pass(SLIDE_MS / 2)
  expect(seen()).toEqual(names(1, 7))
})

test('they go round and round: the first follows the last', async () => {
  await showSkills(479)
  await pass(WAIT_MS)
  for (const first of skills.keys()) {
    await pass(SLIDE_MS / 2)
    expect(seen()).toEqual(names(first, 3))
    await pass(SLIDE_MS / 2)
  }
  expect(seen()).toEqual(names(0, 2))
})

test('the motion control freezes them midway, and they go on from there', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await pass(SLIDE_MS / 4)
  await pressMotion()
  await pass(SLIDE_MS)
  await moving(0)
  expect(gone(6)).toBeCloseTo(1 / 4)

  await pressMotion()
  await moving(1)
  expect(gone(6)).toBeCloseTo(1 / 4)
  await pass(SLIDE_MS / 4)
  expect(gone(6)).toBeCloseTo(1 / 2)
  await pass(SLIDE_MS / 2)
  expect(seen()).toEqual(names(1, 6))
})

test('a window resized midway leaves them whole and where they were', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await pass(SLIDE_MS / 4)
  await page.viewport(1000, 720)
  await settled()
  expect(gone(4)).toBeCloseTo(1 / 4, 1)
  expect(seen()).toEqual(names(0, 5))
  await pass((SLIDE_MS * 3) / 4)
  expect(seen()).toEqual(names(1, 4))
})

test('a window resized while they are frozen leaves them whole and where they were', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await pass(SLIDE_MS / 4)
  await pressMotion()
  await page.viewport(470, 720)
  await settled()
  expect(gone(2)).toBeCloseTo(1 / 4, 1)
  expect(animations()).toHaveLength(0)
  await pressMotion()
  await pass((SLIDE_MS * 3) / 4)
  expect(seen()).toEqual(names(1, 2))
})

test('with reduced motion they stand still, whole, from one moment to the next', async () => {
  await showSkills()
  await pass(WAIT_MS)
  await pass(SLIDE_MS / 4)
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  await moving(0)
  await pass(SLIDE_MS)
  expect(seen()).toEqual(names(1, 6))
})
