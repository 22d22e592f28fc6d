/** Every event in every state of a copy button, and how long it shows the result. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { COPY_FEEDBACK_MS, copyMachine } from '#machines/copy.machine'

import { ManualClock } from '../../src/inspector/observe/manual-clock'

const EVENTS = ['copy.press', 'clipboard.written', 'clipboard.refused'] as const

type State = keyof typeof wayTo

const wayTo = {
  idle: [],
  copying: ['copy.press'],
  copied: ['copy.press', 'clipboard.written'],
  failed: ['copy.press', 'clipboard.refused'],
} as const

/** An event that is not listed changes nothing. */
const leads: Record<State, Partial<Record<(typeof EVENTS)[number], State>>> = {
  idle: { 'copy.press': 'copying' },
  copying: { 'clipboard.written': 'copied', 'clipboard.refused': 'failed' },
  copied: { 'copy.press': 'copying' },
  failed: { 'copy.press': 'copying' },
}

/** A copy button in the given state, and how many copies it requests from there on. */
function copyThatIs(state: State) {
  const clock = new ManualClock()
  const copy = createActor(copyMachine, { clock }).start()
  const send = (type: (typeof EVENTS)[number]) => copy.send({ type })
  wayTo[state].forEach(send)
  let requests = 0
  copy.on('copy.requested', () => (requests += 1))
  return { clock, send, state: () => copy.getSnapshot().value, requests: () => requests }
}

const cases = (Object.keys(wayTo) as State[]).flatMap((before) =>
  EVENTS.map((event) => ({ before, event, after: leads[before][event] ?? before })),
)

it.each(cases)('is $after after $event while $before', ({ before, event, after }) => {
  const { send, state, requests } = copyThatIs(before)
  expect(state()).toBe(before)
  send(event)
  expect(state()).toBe(after)
  expect(requests()).toBe(before !== 'copying' && after === 'copying' ? 1 : 0)
})

it.each(['copied', 'failed'] as const)('says %s for its time, anew after a press', (result) => {
  const { clock, send, state } = copyThatIs(result)
  clock.increment(COPY_FEEDBACK_MS[result] - 1)
  send('copy.press')
  send(result === 'copied' ? 'clipboard.written' : 'clipboard.refused')
  clock.increment(COPY_FEEDBACK_MS[result] - 1)
  expect(state()).toBe(result)
  clock.increment(1)
  expect(state()).toBe('idle')
})
