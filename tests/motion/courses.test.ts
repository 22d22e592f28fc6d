/** What the build records of GSAP is where GSAP moves the track, on whole pixels, without a gap. */
import { gsap } from 'gsap'
import { expect, test } from 'vitest'

import { scaled, valueAt } from '#motion/course'
import { inPixels } from '#motion/course'
import { lapOf } from '../../src/components/carousel/placement'

import { easeSegments } from '../../src/publish/entrances/ease-segments'
import { courses } from '../../src/publish/entrances/courses'
import { moveTrack } from '../../src/components/carousel/carousel.motion'

/** As a share of the way: what no eye can tell from the ease. */
const TOLERANCE = 0.002

test.each(['step', 'linear'] as const)('the course %s is where GSAP moves the track', (kind) => {
  const course = courses[kind]
  const track = { x: 0 }
  const timeline = moveTrack(track, kind).pause()
  expect(course.durationMs).toBe(timeline.duration() * 1000)
  expect(course.offsets).toEqual([...new Set(course.offsets)])
  for (const percent of Array.from({ length: 120 }).keys()) {
    timeline.progress(percent / 100)
    const away = valueAt(course, (percent / 100) * course.durationMs) - track.x
    expect(Math.abs(away)).toBeLessThan(TOLERANCE)
  }
  timeline.kill()
  expect(gsap.globalTimeline.getChildren()).toEqual([])
})

test('a longer way takes as long, or at the same speed longer', () => {
  const [step, linear] = [scaled(courses.step, -2, false), scaled(courses.linear, -0.5, true)]
  expect([step.durationMs, step.values.at(-1)]).toEqual([500, -2])
  expect([linear.durationMs, linear.values.at(-1)]).toEqual([1500, -0.5])
})

test('a straight ease is one segment, a curve is few, and a jump comes to an end', () => {
  const eases = ['none', 'power2.out', 'steps(1)']
  const [none, curve, jump] = eases.map((ease) => easeSegments(gsap.parseEase(ease)).length)
  expect([none, curve! < 30, jump! < 12]).toEqual([0, true, true])
})

test.each([
  { way: 1, from: 0, px: 700, durationMs: 500, most: 60 },
  { way: -1, from: 3, px: 191.3, durationMs: 3000, most: 192 },
  { way: 0.37, from: 0.63, px: 3.2, durationMs: 3000, most: 2 },
])('on a way of $way from $from each place is a whole pixel of $px', (given) => {
  const { way, from, px, durationMs, most } = given
  const course = { durationMs, offsets: [0, 1], values: [0, way] }
  const { offsets, values } = inPixels(course, from, px)
  expect([offsets[0], offsets.at(-1), offsets.length - 1]).toEqual([0, 1, most])
  for (const [index, value] of values.entries()) {
    expect(Math.abs(value * px - Math.round(value * px))).toBeLessThan(1e-6)
    expect(Math.abs(value - (from + way * offsets[index]!)) * px).toBeLessThan(0.5 + 1e-6)
  }
})

const laps = (count: number, position: number) =>
  Array.from({ length: count }, (_, slide) => lapOf(slide, count, position))

test.each([
  [0.99, [0, 0, 0]],
  [1, [1, 0, 0]],
  [3, [1, 1, 1]],
  [-0.01, [0, 0, -1]],
  [-1.5, [0, -1, -1]],
  [1000.5, [334, 333, 333]],
])('at %f of a track, a slide that has left on one side follows on the other', (at, expected) => {
  expect(laps(3, at)).toEqual(expected)
  expect(laps(1, at)).toEqual([Math.floor(at)])
})
