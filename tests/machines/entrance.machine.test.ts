import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { entranceMachine } from '#machines/entrance.machine'

function startEntrance() {
  const entrance = createActor(entranceMachine).start()
  return {
    send: (type: EventFromLogic<typeof entranceMachine>['type']) => entrance.send({ type }),
    state: () => entrance.getSnapshot().value,
  }
}

it('waits out of view', () => {
  expect(startEntrance().state()).toBe('waiting')
})

it('enters when it comes into view, and has entered when the movement is over', () => {
  const { send, state } = startEntrance()
  send('viewport.entered')
  expect(state()).toBe('entering')
  send('timeline.done')
  expect(state()).toBe('entered')
})

it('enters once', () => {
  const { send, state } = startEntrance()
  send('viewport.entered')
  send('viewport.entered')
  expect(state()).toBe('entering')
  send('timeline.done')
  send('viewport.entered')
  expect(state()).toBe('entered')
})

it('goes on with what the page has begun', () => {
  const { send, state } = startEntrance()
  send('timeline.started')
  expect(state()).toBe('entering')
  send('viewport.entered')
  send('timeline.done')
  expect(state()).toBe('entered')
})

it('has entered without a movement where the page was shown first', () => {
  const { send, state } = startEntrance()
  send('page.shown')
  expect(state()).toBe('entered')
  send('viewport.entered')
  expect(state()).toBe('entered')
})

it('does not begin with the end of a movement', () => {
  const { send, state } = startEntrance()
  send('timeline.done')
  expect(state()).toBe('waiting')
})
