/** Scenes are quiet on a slow device or after late frames, unless the visitor chose motion. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { MAX_LATE, paceMachine, SLOW_DEVICE } from '#machines/pace.machine'

const DEVICE = { isWished: false, saveData: false, cores: 8, memory: 8 }

function startPace(input: Partial<typeof DEVICE> | { memory: undefined } = {}) {
  const pace = createActor(paceMachine, { input: { ...DEVICE, ...input } }).start()
  return {
    measure: (late: number) => pace.send({ type: 'frames.measured', late }),
    wish: (isWished: boolean) => pace.send({ type: 'wish.changed', isWished }),
    isQuiet: () => pace.getSnapshot().hasTag('quiet'),
  }
}

it.each([
  ['a quick device', {}, false],
  ['a browser that reports no memory', { memory: undefined }, false],
  ['one core more than few', { cores: SLOW_DEVICE.cores + 1 }, false],
  ['few cores', { cores: SLOW_DEVICE.cores }, true],
  ['little memory', { memory: SLOW_DEVICE.memory }, true],
  ['a visitor who saves data', { saveData: true }, true],
  ['a slow device of a visitor who chose motion before', { isWished: true, cores: 1 }, false],
])('begins as the device lets it: %s', (_, input, isQuiet) => {
  expect(startPace(input).isQuiet()).toBe(isQuiet)
})

it('becomes quiet when too many frames come late, and stays so', () => {
  const { measure, isQuiet } = startPace()
  measure(MAX_LATE)
  expect(isQuiet()).toBe(false)
  measure(MAX_LATE + 0.01)
  expect(isQuiet()).toBe(true)
  measure(0)
  expect(isQuiet()).toBe(true)
})

it('gives way to the visitor who chooses motion, for as long as that is wished', () => {
  const { wish, measure, isQuiet } = startPace({ cores: 1 })
  wish(true)
  expect(isQuiet()).toBe(false)
  measure(1)
  expect(isQuiet()).toBe(false)
  wish(false)
  expect(isQuiet()).toBe(true)
})
