import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { COPY_FEEDBACK_MS, copyMachine } from '#machines/copy.machine'

import { ManualClock } from '../../src/inspector/observe/manual-clock'

type EventType = EventFromLogic<typeof copyMachine>['type']

const wayTo = {
  idle: [],
  copying: ['copy.press'],
  copied: ['copy.press', 'clipboard.written'],
  failed: ['copy.press', 'clipboard.refused'],
} as const

/** A copy button in the given state, and how many copies it has requested. */
function copyThatIs(state: keyof typeof wayTo) {
  const clock = new ManualClock()
  const copy = createActor(copyMachine, { clock }).start()
  const send = (type: EventType) => copy.send({ type })
  wayTo[state].forEach(send)
  let requests = 0
  copy.on('copy.requested', () => (requests += 1))
  return { clock, send, state: () => copy.getSnapshot().value, requests: () => requests }
}

it.each([
  ['idle', 1],
  ['copied', 1],
  ['failed', 1],
  ['copying', 0],
] as const)('at a press while %s requests %d copies', (before, count) => {
  const { send, state, requests } = copyThatIs(before)
  send('copy.press')
  expect([state(), requests()]).toEqual(['copying', count])
})

it.each([
  ['clipboard.written', 'copied'],
  ['clipboard.refused', 'failed'],
] as const)('after %s says so: %s', (type, result) => {
  const { send, state } = copyThatIs('copying')
  send(type)
  expect(state()).toBe(result)
})

describe.each(['copied', 'failed'] as const)('while %s', (before) => {
  it('says so for its time, and no longer', () => {
    const { clock, state } = copyThatIs(before)
    clock.increment(COPY_FEEDBACK_MS[before] - 1)
    expect(state()).toBe(before)
    clock.increment(1)
    expect(state()).toBe('idle')
  })

  it('begins its time anew when it is pressed again', () => {
    const { clock, send, state } = copyThatIs(before)
    clock.increment(COPY_FEEDBACK_MS[before] - 1)
    send('copy.press')
    send('clipboard.written')
    clock.increment(COPY_FEEDBACK_MS.copied - 1)
    expect(state()).toBe('copied')
  })
})

it.each(['idle', 'copied', 'failed'] as const)(
  'stays %s when the clipboard answers late',
  (before) => {
    const { send, state } = copyThatIs(before)
    send('clipboard.written')
    send('clipboard.refused')
    expect(state()).toBe(before)
  },
)
