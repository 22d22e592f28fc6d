import { expect, it } from 'vitest'

import { hash, mulberry32 } from '#scenes/random'

it('the seeded generator is mulberry32', () => {
  const random = mulberry32(1)
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ])
})

it('the hash spreads evenly over 0..1', () => {
  const bins = Array.from({ length: 10 }, () => 0)
  for (let index = -5000; index < 5000; index += 1) {
    const bin = Math.floor(hash(7, index) * 10)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  expect(bins).toHaveLength(10)
  for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
