import { expect, it } from 'vitest'

import { LONGEST_GAP_MS, timeScale } from '../../src/inspector/store/time-scale'

it('places times in their order, and shortens a long gap', () => {
  const { placeOf, timeAt } = timeScale([1000, 2000, 2000, 602_000])
  expect(placeOf(1000)).toBe(0)
  expect(placeOf(602_000)).toBe(1)
  expect(placeOf(2000)).toBeCloseTo(1000 / (1000 + LONGEST_GAP_MS))
  expect(placeOf(1500)).toBeCloseTo(placeOf(2000) / 2)
  for (const at of [1000, 1250, 2000, 300_000, 602_000]) expect(timeAt(placeOf(at))).toBeCloseTo(at)
})

it('has a place for what comes after the last, and for a single time', () => {
  expect(timeScale([5, 10]).placeOf(99)).toBe(1)
  expect(timeScale([5]).placeOf(5)).toBe(0)
  expect(timeScale([]).timeAt(0.5)).toBe(0)
})
