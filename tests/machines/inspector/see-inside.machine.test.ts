/** The labels are shown while a key is pressed, or until they are toggled; a finger must stay on the pip. */
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { LONG_PRESS_MS, seeInsideMachine } from '#machines/inspector/see-inside.machine.ts'

const stateAfter = (path: string) => {
  const clock = new SimulatedClock()
  const actor = createActor(seeInsideMachine, { clock }).start()
  for (const type of path.split(' ').filter(Boolean))
    if (type.endsWith('ms')) clock.increment(Number.parseInt(type))
    else actor.send({ type: type as 'inside.toggle' })
  return actor.getSnapshot().value
}

it.each([
  ['', 'closed'],
  ['key.pressed', 'held'],
  ['key.pressed key.released', 'leaving'],
  ['key.pressed escape.pressed', 'leaving'],
  ['key.pressed part.opened', 'leaving'],
  ['key.pressed key.released timeline.done', 'closed'],
  ['key.pressed key.released key.pressed', 'held'],
  ['key.pressed inside.toggle key.released', 'toggled'],
  ['inside.toggle inside.toggle', 'leaving'],
  ['inside.toggle escape.pressed', 'leaving'],
  ['inside.toggle part.opened', 'leaving'],
  ['inside.toggle key.pressed key.released', 'leaving'],
  ['inside.toggle inside.toggle inside.toggle', 'toggled'],
  [`pip.pressed ${LONG_PRESS_MS - 1}ms`, 'pressed'],
  [`pip.pressed ${LONG_PRESS_MS - 1}ms pip.released 1ms`, 'closed'],
  [`pip.pressed ${LONG_PRESS_MS}ms pip.released`, 'toggled'],
])('after “%s” it is %s', (path, state) => {
  expect(stateAfter(path)).toBe(state)
})
