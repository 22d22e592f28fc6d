/** A scene draws the same picture at the same time, moves without a jump, and loops. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import { contextOf, distance, moduleOf, names, photograph, pixelsOf, setUp } from './scenes.ts'

const SIZE = { width: 320, height: 200 }

describe.each(names)('the %s scene', (name) => {
  const { still } = moduleOf(name)
  const pictureAt = (time: number) => photograph(name, { time, ...SIZE })

  it('draws the same picture whatever was drawn before', () => {
    const canvas = createCanvas(SIZE.width, SIZE.height)
    const draw = setUp(name, contextOf(canvas))
    for (const time of [0, still + 4.3, 86_399.5]) {
      draw({ time: time + 2.7, width: 97, height: 180 })
      draw({ time, ...SIZE })
      expect(distance(pixelsOf(canvas), pictureAt(time))).toBe(0)
    }
  })

  it('fills the canvas with more than its ground, and moves from second to second', () => {
    const pictures = Array.from({ length: 8 }, (_, second) => pictureAt(still + second))
    for (const [second, pixels] of pictures.entries()) {
      expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true)
      expect(pixels.filter((pixel) => pixel !== pixels[0]).length).toBeGreaterThan(0)
      expect(distance(pixels, pictures[second + 1] ?? pictureAt(0))).toBeGreaterThan(0)
    }
  })
})

const FRAME = 1 / 240 // seconds: a continuous movement is less than a pixel, a jump is more

/**
 * Seconds until the first cut, from cut to cut, and until all comes again. `beside`: frames on
 * each side that a cut is compared with; more where a caret blinks or a figure ticks on it.
 */
const cuts = [
  { name: 'crypto', first: 1.6, every: 1.6, beside: 56 },
  { name: 'gemini', first: 8, every: 8, beside: 136, loop: 24 },
  { name: 'wellnest', first: 10, every: 10, beside: 4, loop: 10 },
  { name: 'barcode', first: 6, every: 6, beside: 3 },
  { name: 'earth', first: 54, every: 48, beside: 3, loop: 48 },
  { name: 'write', first: 12, every: 12, beside: 4, loop: 24 },
]

it('each scene has its cuts in the list of this file', () => {
  expect(cuts.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

it.each(cuts)('the $name scene has no jump, and begins again after its loop', (cut) => {
  const { name, first, every, beside, loop = 0 } = cut
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const draw = setUp(name, contextOf(canvas))
  for (const at of [first, first + every]) {
    const pictures = Array.from({ length: 2 * beside }, (_, frame) => {
      draw({ time: at + (frame - beside + 0.5) * FRAME, ...SIZE })
      return pixelsOf(canvas)
    })
    const steps = pictures.slice(1).map((picture, frame) => distance(pictures[frame]!, picture))
    const [step = Number.NaN] = steps.splice(beside - 1, 1)
    expect(step).toBeLessThanOrEqual(Math.max(...steps) * 1.1)
  }
  for (const time of [0.25, 3.5, 6.75]) {
    const again = photograph(name, { time: time + 5 * loop, ...SIZE })
    expect(distance(photograph(name, { time, ...SIZE }), again)).toBeLessThan(0.01)
  }
})
