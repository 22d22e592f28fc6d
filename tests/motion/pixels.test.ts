import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { inPixels } from '#motion/pixels'

const linear = (way: number, durationMs: number) => ({
  durationMs,
  offsets: [0, 1],
  values: [0, way],
})

const cases = fc.record({
  way: fc.constantFrom(1, -1, 2, 0.37),
  from: fc.constantFrom(0, 3, 0.63),
  px: fc.double({ min: 1, max: 2000, noNaN: true }),
  durationMs: fc.constantFrom(500, 3000),
})

test('each place is a whole pixel, and less than one from where the course is', () => {
  fc.assert(
    fc.property(cases, ({ way, from, px, durationMs }) => {
      const { offsets, values } = inPixels(linear(way, durationMs), from, px)
      for (const [index, value] of values.entries()) {
        expect(Math.abs(value * px - Math.round(value * px))).toBeLessThan(1e-6)
        expect(Math.abs(value - (from + way * offsets[index]!)) * px).toBeLessThan(0.5 + 1e-6)
      }
    }),
  )
})

test('it begins and ends with the course, in no more steps than there are pixels', () => {
  fc.assert(
    fc.property(cases, ({ way, from, px, durationMs }) => {
      const { offsets } = inPixels(linear(way, durationMs), from, px)
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
      expect(offsets.length - 1).toBeLessThanOrEqual(Math.max(1, Math.ceil(Math.abs(way) * px)))
    }),
  )
})

test('what is fast has a place for each frame of a fast display', () => {
  const { offsets } = inPixels(linear(1, 500), 0, 700)
  const steps = offsets.slice(1).map((at, index) => at - offsets[index]!)
  expect(Math.max(...steps) * 500).toBeLessThan(1000 / 119)
})
