/** At any size and time, a scene calls its context with finite numbers only. */
import { array, assert, constantFrom, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Frame } from '#site/scenes/scene.ts'

import { type Call, createRecorder, moduleOf, names, setUp } from './scenes.ts'

const DAY = 86_400

const touches = array(
  record({
    type: constantFrom('press', 'move', 'release', 'leave'),
    pointer: constantFrom('mouse', 'touch'),
    x: double({ min: -900, max: 2500, noNaN: true }),
    y: double({ min: -900, max: 1900, noNaN: true }),
    after: double({ min: 0, max: 20, noNaN: true }),
  } as const),
  { maxLength: 12 },
)

const COLOR = /^#([0-9a-f]{6}|[0-9a-f]{8})$/
const RADIUS_AT: Record<string, number> = { arc: 2, arcTo: 4 }

const isNoNumber = (value: unknown) =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : /NaN|undefined|null|Infinity/.test(String(value))

const isWrong = ({ name, values }: Call) => {
  if (values.some(isNoNumber)) return true
  if (name === 'globalAlpha') return Number(values[0]) < 0 || Number(values[0]) > 1
  if (name.endsWith('Style')) return typeof values[0] === 'string' && !COLOR.test(values[0])
  return Number(values[RADIUS_AT[name] ?? values.length] ?? 0) < 0
}

describe.each(names)('the %s scene', (name) => {
  const { touch } = moduleOf(name)

  it('calls its context with finite numbers, and not at all where the canvas has no size', () => {
    let asked = 0
    const wrong: Call[] = []
    const recorder = createRecorder((call) => {
      asked += 1
      if (isWrong(call)) wrong.push(call)
    })
    const set = setUp(name, recorder)
    const draw = (frame: Frame) => {
      asked = 0
      set(frame)
      expect(wrong).toEqual([])
      return asked
    }
    const sizes = [integer({ min: 1, max: 4096 }), integer({ min: 1, max: 2560 })] as const
    assert(
      property(
        ...sizes,
        double({ min: 0, max: DAY, noNaN: true }),
        touches,
        (width, height, begin, inputs) => {
          const reduce = touch?.(recorder)
          let [time, state]: [number, unknown] = [begin, undefined]
          for (const { after, ...input } of inputs) {
            time += after
            state = reduce?.(state, { ...input, time })
          }
          expect(draw({ width, height, time: time + 0.1, touch: state })).toBeGreaterThan(0)
        },
      ),
      { numRuns: 60 },
    )
    expect(draw({ time: DAY, width: 1, height: 1 })).toBeGreaterThan(0)
    expect(draw({ time: 1, width: 300, height: 0 })).toBe(0)
  })
})
