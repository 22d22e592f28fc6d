import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { skills } from '#content/skills'

import SkillsCarousel from '../../src/components/skills-carousel/skills-carousel'
import { show } from './render'
import { pass, settled, stopTime } from './time'
import {
  carousel,
  entry,
  I,
  INTERVAL_MS,
  onShow,
  showShowcase,
  slides,
  titles,
  TURNING_MS,
} from './showcase-page'

const NUMBER = titles.length

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})
afterEach(() => {
  document.documentElement.dir = ''
})

const touch = { pointerType: 'touch', pointerId: 1 }
const swipe = (from: number, to: number) => {
  fireEvent.pointerDown(carousel(), { ...touch, clientX: from })
  fireEvent.pointerUp(carousel(), { ...touch, clientX: to })
}

const left = (index: number) => slides()[index]!.getBoundingClientRect().left

const names = (from: number) =>
  Array.from({ length: 6 }, (_, index) => skills[(from + index) % skills.length]!.name)

test('the showcase goes round, and the slide on show is in view', async () => {
  await showShowcase()
  await I.see(0)
  await pass(INTERVAL_MS)
  for (const index of [1, 2, 0, 1]) {
    /* oxlint-disable no-await-in-loop -- one turn after another */
    await I.seeTurningTo(index)
    await pass(TURNING_MS)
    await I.see(index)
    await pass(INTERVAL_MS - TURNING_MS)
    /* oxlint-enable no-await-in-loop */
  }
})

test('the next slide comes from the left', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  await I.seeTurningTo(1)
  await pass(TURNING_MS / 2)
  expect(onShow().inView).toEqual([0, 1])
  expect(left(1)).toBeLessThan(left(0))
})

test('midway it turns round without a jump', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  await pass(TURNING_MS / 2)
  const midway = left(0)
  entry(0).element().focus()
  await I.seeTurningTo(0)
  await pass(0)
  expect(left(0)).toBeCloseTo(midway, 0)
  await pass(TURNING_MS)
  await I.see(0)
})

test.each([
  ['to the right turns to the next slide', 200, 300, 1],
  ['to the left turns back', 300, 200, NUMBER - 1],
])('a swipe %s', async (_, from, to, index) => {
  await showShowcase()
  swipe(from, to)
  await I.seeTurningTo(index)
  await pass(TURNING_MS)
  await I.see(index)
})

test('skills stream by to the right, without a gap', async () => {
  await page.viewport(1280, 720)
  stopTime()
  show(<SkillsCarousel />)
  await settled()
  const viewport = document.querySelector('.carousel-viewport')!.getBoundingClientRect()
  const seen = () =>
    slides()
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > viewport.left + 1 && box.left < viewport.right - 1)
      .toSorted((one, other) => other.box.right - one.box.right)
      .map(({ slide }) => slide.textContent)
  expect(seen()).toEqual(names(0))
  await pass(1000)
  for (let gone = 1; gone <= skills.length; gone += 1) {
    /* oxlint-disable-next-line no-await-in-loop -- one after another */
    await pass(3000)
    expect(seen()).toEqual(names(gone))
    await pass(150)
  }
})
