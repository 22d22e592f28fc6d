/** An entrance plays once, or not at all; nothing is hidden before the visitor moves. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { entranceMachine } from '#machines/entrance.machine.ts'

it.each([
  ['shown', []],
  ['shown', ['viewport.entered', 'timeline.done']],
  ['waiting', ['visitor.moved']],
  ['waiting', ['visitor.moved', 'page.shown', 'timeline.started']],
  ['entering', ['visitor.moved', 'viewport.entered']],
  ['entering', ['timeline.started']],
  ['entering', ['timeline.started', 'visitor.moved']],
  ['entered', ['visitor.moved', 'viewport.entered', 'timeline.done']],
  ['entered', ['page.shown']],
  ['entered', ['page.shown', 'visitor.moved', 'viewport.entered', 'timeline.started']],
] as const)('is %s after %o', (state, events) => {
  const entrance = createActor(entranceMachine).start()
  for (const type of events) entrance.send({ type })
  expect(entrance.getSnapshot().value).toBe(state)
})
