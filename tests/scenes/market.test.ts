import { expect, it } from 'vitest'

import { createMarket } from '#scenes/crypto/market'

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
