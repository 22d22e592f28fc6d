import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { MAX_LATE, paceMachine, SLOW_DEVICE } from '#machines/pace.machine'

const DEVICE = { isWished: false, saveData: false, cores: 8, memory: 8 }

function startPace(input: Partial<typeof DEVICE> | { memory: undefined } = {}) {
  const clock = new SimulatedClock()
  const pace = createActor(paceMachine, { clock, input: { ...DEVICE, ...input } }).start()
  return {
    measure: (late: number) => pace.send({ type: 'frames.measured', late }),
    wish: (isWished: boolean) => pace.send({ type: 'wish.changed', isWished }),
    wait: (ms: number) => clock.increment(ms),
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
])('begins as the device lets it: %s', (_, input, isQuiet) => {
  expect(startPace(input).isQuiet()).toBe(isQuiet)
})

it('becomes quiet when too many frames come late', () => {
  const { measure, isQuiet } = startPace()
  measure(MAX_LATE)
  expect(isQuiet()).toBe(false)
  measure(MAX_LATE + 0.01)
  expect(isQuiet()).toBe(true)
})

it('stays quiet: neither time nor better frames start the scenes again', () => {
  const { measure, wait, isQuiet } = startPace()
  measure(1)
  wait(3_600_000)
  measure(0)
  expect(isQuiet()).toBe(true)
})

it.each([{ cores: 1 }, { saveData: true }])(
  'gives way to the visitor who chose motion (%o)',
  (slow) => {
    const { wish, measure, isQuiet } = startPace(slow)
    wish(true)
    expect(isQuiet()).toBe(false)
    measure(1)
    expect(isQuiet()).toBe(false)
    wish(false)
    expect(isQuiet()).toBe(true)
  },
)

it('never is quiet for a visitor who chose motion on an earlier visit', () => {
  expect(startPace({ isWished: true, cores: 1 }).isQuiet()).toBe(false)
})
