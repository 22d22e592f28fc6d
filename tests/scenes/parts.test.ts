import { describe, expect, it } from 'vitest'

import { fade, mix } from '#scenes/color'
import { createMarket } from '#scenes/market'
import { hash, mulberry32 } from '#scenes/random'

describe('the seeded generator', () => {
  it('is mulberry32', () => {
    const random = mulberry32(1)
    expect([random(), random(), random()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ])
  })

  it('spreads its hash evenly over 0..1', () => {
    const bins = Array.from({ length: 10 }, () => 0)
    for (let index = -5000; index < 5000; index += 1) {
      const bin = Math.floor(hash(7, index) * 10)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    expect(bins).toHaveLength(10)
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('a colour', () => {
  it('is mixed from two and keeps its form', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
    expect(mix('#0b0d12', '#ffb347', 1)).toBe('#ffb347')
  })

  it('is seen through by adding alpha', () => {
    expect(fade('#ffb347', 0)).toBe('#ffb34700')
    expect(fade('#ffb347', 0.5)).toBe('#ffb34780')
    expect(fade('#ffb347', 1)).toBe('#ffb347ff')
  })
})

describe('the market', () => {
  const market = createMarket(5)
  const candle = { open: 0, close: 0, low: 0, high: 0, volume: 0 }
  const read = (index: number, now: number) => {
    market.read(candle, index, now)
    return { ...candle }
  }

  it('never rewrites a candle that has closed', () => {
    expect(read(41, 42)).toEqual(read(41, 900))
  })

  it('opens each candle where the last one closed', () => {
    for (let index = 0; index < 50; index += 1)
      expect(read(index + 1, 99).open).toBe(read(index, 99).close)
  })

  it('keeps what a forming candle has seen', () => {
    for (let index = 0; index < 50; index += 1) {
      const half = read(index, index + 0.5)
      const whole = read(index, index + 1)
      expect(whole.low).toBeLessThanOrEqual(half.low)
      expect(whole.high).toBeGreaterThanOrEqual(half.high)
      expect(half.close).toBe(market.price(index + 0.5))
      expect(half.low).toBeLessThanOrEqual(Math.min(half.open, half.close))
      expect(half.high).toBeGreaterThanOrEqual(Math.max(half.open, half.close))
    }
  })
})
