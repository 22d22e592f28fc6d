import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'

import { contextOf, digest, distance, moduleOf, names, photograph, pixelsOf, setUp } from './scenes'

const WIDTH = 320
const HEIGHT = 200

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]

describe.each(names)('the %s scene', (name) => {
  const { still } = moduleOf(name)
  const pictureAt = (time: number) =>
    digest(photograph(name, { time, width: WIDTH, height: HEIGHT }))
  const moments = [0, still, still + 4.3, 86_399.5]

  it('draws the same picture whatever was drawn before', () => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const draw = setUp(name, contextOf(canvas))
    for (const time of moments) {
      draw({ time: time + 2.7, width: WIDTH, height: HEIGHT })
      draw({ time: 11, width: 97, height: 180 })
      draw({ time, width: WIDTH, height: HEIGHT })
      expect(digest(pixelsOf(canvas))).toBe(pictureAt(time))
    }
  })

  it('draws the same picture into a context that others have used, and leaves it as it was', () => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const context = contextOf(canvas)
    const draw = setUp(name, context)
    const used = {
      globalAlpha: 0.4,
      textAlign: 'center',
      textBaseline: 'top',
      lineCap: 'square',
      lineJoin: 'bevel',
      lineWidth: 9,
      font: '20px serif',
      fillStyle: '#00ff00',
      strokeStyle: '#00ff00',
    } as const
    Object.assign(context, used)
    draw({ time: still, width: WIDTH, height: HEIGHT })
    for (const key of keysOf(used)) expect(context[key]).toBe(used[key])
    expect(context.getTransform().isIdentity).toBe(true)
    expect(digest(pixelsOf(canvas))).toBe(pictureAt(still))
  })

  it('moves from one second to the next', () => {
    for (let second = 0; second < 10; second += 1) {
      const [before, after] = [second, second + 1].map((time) =>
        photograph(name, { time: still + time, width: WIDTH, height: HEIGHT }),
      )
      expect(distance(before!, after!)).toBeGreaterThan(0)
    }
  })

  it('fills the canvas, and more of it than with its ground', () => {
    const pixels = photograph(name, { time: still, width: WIDTH, height: HEIGHT })
    expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true)
    const ground = pixels[0]
    const drawn = pixels.filter((pixel) => pixel !== ground).length
    expect(drawn).toBeGreaterThan(pixels.length * 0.05)
  })
})

describe('a seed', () => {
  it.each(['crypto', 'gemini', 'barcode', 'earth'] as const)('changes the %s scene', (name) => {
    const frame = { time: moduleOf(name).still, width: 1200, height: 750 }
    expect(distance(photograph(name, frame, 1), photograph(name, frame, 2))).toBeGreaterThan(0)
  })
})
