/** An entrance plays once, or not at all. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { entranceMachine } from '#machines/entrance.machine.ts'

it.each([
  ['waiting', []],
  ['entering', ['viewport.entered']],
  ['entering', ['timeline.started']],
  ['entered', ['viewport.entered', 'timeline.done']],
  ['entered', ['page.shown']],
  ['entered', ['page.shown', 'viewport.entered', 'timeline.started']],
] as const)('is %s after %o', (state, events) => {
  const entrance = createActor(entranceMachine).start()
  for (const type of events) entrance.send({ type })
  expect(entrance.getSnapshot().value).toBe(state)
})
