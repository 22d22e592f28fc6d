/** Scenes are quiet where data is saved or after late frames, unless the visitor chose motion. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { MAX_LATE, paceMachine } from '#machines/pace.machine'

const DEVICE = { isWished: false, saveData: false }

function startPace(input: Partial<typeof DEVICE> = {}) {
  const pace = createActor(paceMachine, { input: { ...DEVICE, ...input } }).start()
  return {
    measure: (late: number) => pace.send({ type: 'frames.measured', late }),
    wish: (isWished: boolean) => pace.send({ type: 'wish.changed', isWished }),
    isQuiet: () => pace.getSnapshot().hasTag('quiet'),
  }
}

it.each([
  ['any device', {}, false],
  ['a visitor who saves data', { saveData: true }, true],
  ['one who chose motion before', { isWished: true, saveData: true }, false],
])('begins as the browser lets it: %s', (_, input, isQuiet) => {
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
  const { wish, measure, isQuiet } = startPace({ saveData: true })
  wish(true)
  expect(isQuiet()).toBe(false)
  measure(1)
  expect(isQuiet()).toBe(false)
  wish(false)
  expect(isQuiet()).toBe(true)
})
