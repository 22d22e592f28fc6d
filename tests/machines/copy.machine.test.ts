/** A copy button: what it requests, and how long it shows the result. */
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { CLIPBOARD_WAIT_MS, COPY_FEEDBACK_MS, copyMachine } from '#machines/copy.machine.ts'

it.each([
  ['copied', 'clipboard.written'],
  ['failed', 'clipboard.refused'],
] as const)(
  'shows that it has %s for a while, and for as long again after another press',
  (result, answer) => {
    const clock = new SimulatedClock()
    const copy = createActor(copyMachine, { clock })
    let requests = 0
    copy.on('copy.requested', () => (requests += 1))
    copy.start()
    const press = () => copy.send({ type: 'copy.press' })
    const seen = () => [copy.getSnapshot().value, requests]

    copy.send({ type: answer })
    expect(seen()).toEqual(['idle', 0])
    press()
    expect(seen()).toEqual(['copying', 1])
    // A second press asks for nothing more.
    press()
    expect(seen()).toEqual(['copying', 1])
    copy.send({ type: answer })
    clock.increment(COPY_FEEDBACK_MS[result] - 1)
    expect(seen()).toEqual([result, 1])
    press()
    expect(seen()).toEqual(['copying', 2])
    copy.send({ type: answer })
    clock.increment(COPY_FEEDBACK_MS[result] - 1)
    expect(seen()).toEqual([result, 2])
    clock.increment(1)
    expect(seen()).toEqual(['idle', 2])
  },
)

it('has failed when the clipboard does not answer, until a press tries again or it answers after all', () => {
  const clock = new SimulatedClock()
  const copy = createActor(copyMachine, { clock }).start()
  const seen = () => copy.getSnapshot().value
  copy.send({ type: 'copy.press' })
  clock.increment(CLIPBOARD_WAIT_MS - 1)
  expect(seen()).toBe('copying')
  clock.increment(1)
  expect(seen()).toBe('failed')
  copy.send({ type: 'copy.press' })
  clock.increment(CLIPBOARD_WAIT_MS - 1)
  expect(seen()).toBe('copying')
  clock.increment(1)
  expect(seen()).toBe('failed')
  copy.send({ type: 'clipboard.written' })
  expect(seen()).toBe('copied')
})
