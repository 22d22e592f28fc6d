/** A press that waits for code: when that is shown, said to be long, over, or in vain. */
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { TOLD_MS, waitMachine } from '#machines/wait.machine'
import { WAIT_MS } from '#machines/wait-times'

type EventType = 'press.waits' | 'wait.over' | 'code.failed'

function pressThatWaits() {
  const clock = new SimulatedClock()
  const wait = createActor(waitMachine, { clock }).start()
  const send = (type: EventType, href = '/about') => wait.send({ type, href })
  const state = () => wait.getSnapshot().value
  send('press.waits')
  return { clock, send, state, href: () => wait.getSnapshot().context.href }
}

it('is seen, and said to be long, each from its time after the press', () => {
  const { clock, send, state } = pressThatWaits()
  clock.increment(WAIT_MS.shown - 1)
  expect(state()).toEqual({ waiting: 'unseen' })
  clock.increment(1)
  expect(state()).toEqual({ waiting: 'shown' })
  clock.increment(WAIT_MS.long - WAIT_MS.shown - 1)
  // It begins with the first of impatient presses.
  send('press.waits')
  expect(state()).toEqual({ waiting: 'shown' })
  clock.increment(1)
  expect(state()).toEqual({ waiting: 'long' })
})

it('begins anew for another press, and is over when that is answered', () => {
  const { clock, send, state, href } = pressThatWaits()
  clock.increment(WAIT_MS.long)
  send('press.waits', '/projects')
  expect(state()).toEqual({ waiting: 'unseen' })
  clock.increment(WAIT_MS.shown)
  send('wait.over')
  send('code.failed')
  expect([state(), href()]).toEqual([{ waiting: 'shown' }, '/projects'])
  send('wait.over', '/projects')
  expect(state()).toBe('none')
  clock.increment(WAIT_MS.long)
  expect(state()).toBe('none')
})

it('says for a while that code did not come, unless a press asks again', () => {
  const { clock, send, state } = pressThatWaits()
  send('code.failed')
  clock.increment(TOLD_MS - 1)
  expect(state()).toBe('failed')
  send('press.waits')
  expect(state()).toEqual({ waiting: 'unseen' })
  send('code.failed')
  clock.increment(TOLD_MS)
  expect(state()).toBe('none')
})
