import { createCanvas } from '@napi-rs/canvas'
import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Call, createRecorder } from './recorder'
import type { Frame } from '#scenes/scene'

import { contextOf, moduleOf, names, setUp } from './scenes'

const DAY = 86_400
const TIMEOUT_MS = 30_000
const ASIDE = 23 // pixels between the canvas's edges and the scene's
const UNTOUCHED = 0xff_7f_c0_10 // #10c07f as pixels are kept

const sizes = [
  [1, 1],
  [4096, 1],
  [1, 2560],
  [3, 700],
  [900, 4],
  [160, 100],
  [333, 77],
  [90, 400],
  [4096, 2560],
] as const

const COLOR = /^#([0-9a-f]{6}|[0-9a-f]{8})$/
const RADIUS_AT: Record<string, number> = { arc: 2, arcTo: 4 }

const isWrong = ({ name, values }: Call) => {
  if (values.some((value) => value === undefined || value === null)) return true
  if (values.some((value) => typeof value === 'number' && !Number.isFinite(value))) return true
  if (values.some((value) => typeof value === 'string' && /NaN|undefined|Infinity/.test(value)))
    return true
  if (name === 'globalAlpha') return Number(values[0]) < 0 || Number(values[0]) > 1
  if (name.endsWith('Style')) return typeof values[0] === 'string' && !COLOR.test(values[0])
  return Number(values[RADIUS_AT[name] ?? values.length] ?? 0) < 0
}

/** Draws into a recorder, and answers how much was asked of it; throws at what is not right. */
const setUpChecked = (name: string) => {
  let asked = 0
  let wrong: Call | undefined
  const draw = setUp(
    name,
    createRecorder((call) => {
      asked += 1
      if (isWrong(call)) wrong ??= call
    }),
  )
  return (frame: Frame) => {
    asked = 0
    draw(frame)
    expect(wrong).toBeUndefined()
    return asked
  }
}

describe.each(names)('the %s scene', (name) => {
  it('asks the context for nothing that is not a number, at any size and time', () => {
    const draw = setUpChecked(name)
    assert(
      property(
        integer({ min: 1, max: 4096 }),
        integer({ min: 1, max: 2560 }),
        double({ min: 0, max: DAY, noNaN: true }),
        (width, height, time) => {
          expect(draw({ width, height, time })).toBeGreaterThan(20)
        },
      ),
      {
        numRuns: 60,
        examples: [
          [1, 1, 0],
          [4096, 2560, DAY],
          [4096, 1, 0],
          [1, 2560, DAY],
          [1280, 800, moduleOf(name).still],
        ],
      },
    )
  })

  it('draws nothing on a canvas that has no size', () => {
    const draw = setUpChecked(name)
    expect(draw({ time: 1, width: 0, height: 0 })).toBe(0)
    expect(draw({ time: 1, width: 300, height: 0 })).toBe(0)
  })

  it.each(sizes)(
    'stays within %i by %i pixels',
    (width, height) => {
      const canvas = createCanvas(width + 2 * ASIDE, height + 2 * ASIDE)
      const context = contextOf(canvas)
      const draw = setUp(name, context)
      const outside = [
        [0, 0, canvas.width, ASIDE],
        [0, height + ASIDE, canvas.width, ASIDE],
        [0, 0, ASIDE, canvas.height],
        [width + ASIDE, 0, ASIDE, canvas.height],
      ] as const
      context.fillStyle = '#10c07f'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.translate(ASIDE, ASIDE)
      for (const time of [0, moduleOf(name).still, 5.6]) draw({ time, width, height })
      for (const [x, y, across, down] of outside) {
        const { data } = context.getImageData(x, y, across, down)
        expect(new Set(new Uint32Array(data.buffer))).toEqual(new Set([UNTOUCHED]))
      }
    },
    TIMEOUT_MS,
  )
})
