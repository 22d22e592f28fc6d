import * as fc from 'fast-check'
import { gsap } from 'gsap'
import { expect, test } from 'vitest'

import { valueAt } from '#motion/course'
import { recordCourse } from '#motion/record'

/** As a share of the whole way: what no eye can tell from the ease. */
const TOLERANCE = 0.002

const move = (point: { x: number }, slides: number, ease: string) =>
  gsap.timeline().to(point, { x: slides, duration: 0.5, ease })

test('a record is where GSAP’s timeline is at any time, and nothing of that goes on', () => {
  const slides = fc.constantFrom(1, -1, 2, 0.4)
  const ease = fc.constantFrom('none', 'power2.inOut', 'sine.out', 'back.out(1.7)')
  fc.assert(
    fc.property(slides, ease, fc.double({ min: 0, max: 1, noNaN: true }), (way, name, progress) => {
      const recorded = { x: 0 }
      const course = recordCourse(move(recorded, way, name), () => recorded.x)
      expect(gsap.globalTimeline.getChildren()).toEqual([])

      const expected = { x: 0 }
      const reference = move(expected, way, name).pause().progress(progress)
      const is = valueAt(course, progress * 500)
      expect(Math.abs(is - expected.x)).toBeLessThan(TOLERANCE * Math.abs(way))
      reference.kill()
    }),
  )
})

test('it ends where the timeline ends, also when it is looked at later', () => {
  const point = { x: 0 }
  const course = recordCourse(move(point, 3, 'power2.inOut'), () => point.x)
  expect(course.durationMs).toBe(500)
  expect([0, 500, 900].map((ms) => valueAt(course, ms))).toEqual([0, 3, 3])
})
