import { lerp, smooth } from './easing.ts'
import { hash, SEED } from './random.ts'

const SAMPLES = 8 // prices that are compared within a candle
const AVERAGE_OF = 7 // candles
const OCTAVES = [
  { candles: 19, weight: 0.66 },
  { candles: 6.1, weight: 0.36 },
  { candles: 1.7, weight: 0.24 },
  { candles: 0.43, weight: 0.16 },
]

/** Times are in candles, prices and volumes 0..1. */
export interface Candle {
  open: number
  close: number
  low: number
  high: number
  volume: number
}

const noise = (seed: number, at: number) => {
  const index = Math.floor(at)
  return lerp(hash(seed, index), hash(seed, index + 1), smooth(at - index))
}

/** The price at any time, in any order: the market is endless. */
export const price = (at: number) => {
  let level = 0.5
  let octaveSeed = SEED
  for (const { candles, weight } of OCTAVES) {
    octaveSeed += 1
    level += weight * (noise(octaveSeed, at / candles) - 0.5)
  }
  return smooth(Math.min(1, Math.max(0, level)))
}

export const average = (at: number) => {
  let sum = 0
  for (let age = 0; age < AVERAGE_OF; age += 1) sum += price(at - age)
  return sum / AVERAGE_OF
}

/** The candle that opened at `index`, as far as it has come. */
export const read = (index: number, now: number): Candle => {
  const age = Math.min(1, now - index)
  const open = price(index)
  const close = price(index + age)
  const seen = [open, close]
  for (let sample = 1; sample <= age * SAMPLES; sample += 1)
    seen.push(price(index + sample / SAMPLES))
  const spread = Math.abs(close - open)
  const volume = age * (0.2 + 0.4 * hash(SEED, index)) + Math.min(0.4, spread * 3)
  return { open, close, low: Math.min(...seen), high: Math.max(...seen), volume }
}
