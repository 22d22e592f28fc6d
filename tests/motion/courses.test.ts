import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { scaled, valueAt } from '#motion/course'

import { courses } from '../../src/build/entrances/courses'
import { moveTrack } from '../../src/components/carousel/carousel.motion'

/** As a share of a slide: what no eye can tell from the ease. */
const TOLERANCE = 0.002

const kinds = fc.constantFrom('step' as const, 'linear' as const)

test('what the build has recorded is where GSAP moves the track, at any time', () => {
  fc.assert(
    fc.property(kinds, fc.double({ min: 0, max: 1, noNaN: true }), (kind, progress) => {
      const track = { x: 0 }
      const timeline = moveTrack(track, kind).pause().progress(progress)
      const course = courses[kind]
      expect(course.durationMs).toBe(timeline.duration() * 1000)
      expect(Math.abs(valueAt(course, progress * course.durationMs) - track.x)).toBeLessThan(
        TOLERANCE,
      )
      timeline.kill()
    }),
  )
})

test('each moment is written once', () => {
  expect(courses.linear).toEqual({ durationMs: 3000, offsets: [0, 1], values: [0, 1] })
  expect(courses.step.offsets).toEqual([...new Set(courses.step.offsets)])
})

test('a longer way takes as long, or at the same speed longer', () => {
  const [step, linear] = [scaled(courses.step, -2, false), scaled(courses.linear, -0.5, true)]
  expect([step.durationMs, step.values.at(-1)]).toEqual([500, -2])
  expect([linear.durationMs, linear.values.at(-1)]).toEqual([1500, -0.5])
})
