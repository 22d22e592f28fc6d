import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { lapOf } from '#motion/track'

const laps = (count: number, position: number) =>
  Array.from({ length: count }, (_, slide) => lapOf(slide, count, position))

test('at the start no slide is moved', () => {
  expect(laps(3, 0)).toEqual([0, 0, 0])
})

test('a slide leaps to the right once it has left on the left', () => {
  expect(laps(3, 0.99)).toEqual([0, 0, 0])
  expect(laps(3, 1)).toEqual([1, 0, 0])
  expect(laps(3, 2.5)).toEqual([1, 1, 0])
  expect(laps(3, 3)).toEqual([1, 1, 1])
})

test('going back, it leaps to the left', () => {
  expect(laps(3, -0.01)).toEqual([0, 0, -1])
  expect(laps(3, -1)).toEqual([0, 0, -1])
  expect(laps(3, -1.5)).toEqual([0, -1, -1])
})

test('a slide on its own goes along with the view', () => {
  expect(lapOf(0, 1, 0)).toBe(0)
  expect(lapOf(0, 1, 5)).toBe(5)
  expect(lapOf(0, 1, -2)).toBe(-2)
})

test('from any position, the slides follow each other and fill the view', () => {
  const count = fc.integer({ min: 1, max: 30 })
  const position = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(count, position, (slides, left) => {
      const places = laps(slides, left).map((lap, slide) => slide + lap * slides)
      const first = Math.floor(left) // at the left edge of the view, or leaving it
      expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => first + index))
    }),
  )
})

test('no slide leaps on the way to a neighbour', () => {
  const whole = fc.integer({ min: -50, max: 50 })
  const percent = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), whole, percent, (count, from, done) => {
      expect(laps(count, from + done / 100)).toEqual(laps(count, from))
    }),
  )
})
