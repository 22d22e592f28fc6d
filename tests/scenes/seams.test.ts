import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import { contextOf, distance, names, photograph, pixelsOf, setUp } from './scenes'

const WIDTH = 320
const HEIGHT = 200
const FRAME = 1 / 240 // seconds: what goes on moves by less than a pixel, what jumps does not
const SEAMS = 3
const TIMEOUT_MS = 30_000

/**
 * Seconds until the first seam, from seam to seam, and until everything comes again where it does.
 * `beside`: frames on each side that a seam is compared with; more where a caret blinks or a figure
 * ticks on it.
 */
const seams: Record<string, { first: number; every: number; beside: number; loop?: number }> = {
  crypto: { first: 1.6, every: 1.6, beside: 56 },
  gemini: { first: 8, every: 8, beside: 136, loop: 24 },
  wellnest: { first: 10, every: 10, beside: 4, loop: 10 },
  barcode: { first: 6, every: 6, beside: 3 },
  earth: { first: 54, every: 48, beside: 3, loop: 48 },
  write: { first: 12, every: 12, beside: 4, loop: 24 },
}

/** Distances from each frame to the next, the seam in the middle. */
const stepsAcross = (name: string, seam: number, beside: number) => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const draw = setUp(name, contextOf(canvas))
  const pictures = Array.from({ length: 2 * beside }, (_, frame) => {
    draw({ time: seam + (frame - beside + 0.5) * FRAME, width: WIDTH, height: HEIGHT })
    return pixelsOf(canvas)
  })
  return pictures.slice(1).map((picture, frame) => distance(pictures[frame]!, picture))
}

describe.each(names.filter((name) => seams[name]))('the %s scene', (name) => {
  it(
    'crosses its seams as smoothly as it goes elsewhere',
    () => {
      const { first, every, beside } = seams[name]!
      for (let count = 0; count < SEAMS; count += 1) {
        const steps = stepsAcross(name, first + count * every, beside)
        const [step = Number.NaN] = steps.splice(beside - 1, 1)
        expect(step).toBeLessThanOrEqual(Math.max(...steps) * 1.1)
      }
    },
    TIMEOUT_MS,
  )
})

describe.each(names.filter((name) => seams[name]?.loop))('the %s scene', (name) => {
  it('begins again after its loop', () => {
    for (const time of [0.25, 3.5, 6.75]) {
      const [first, again] = [time, time + 5 * (seams[name]?.loop ?? 0)].map((moment) =>
        photograph(name, { time: moment, width: WIDTH, height: HEIGHT }),
      )
      expect(distance(first!, again!)).toBeLessThan(0.01)
    }
  })
})
