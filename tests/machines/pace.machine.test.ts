/** Scenes are quiet where data is saved or after late frames, unless the visitor chose motion. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { MAX_LATE, paceMachine } from '#machines/pace.machine'

type Event = EventFromLogic<typeof paceMachine>

const measured = (late: number): Event => ({ type: 'frames.measured', late })
const wish = (isWished: boolean): Event => ({ type: 'wish.changed', isWished })

const isQuiet = (saveData: boolean, ...events: Event[]) => {
  const pace = createActor(paceMachine, { input: { isWished: false, saveData } }).start()
  for (const event of events) pace.send(event)
  return pace.getSnapshot().hasTag('quiet')
}

it('is quiet where data is saved, or once too many frames came late', () => {
  expect([isQuiet(false), isQuiet(true)]).toEqual([false, true])
  expect(isQuiet(false, measured(MAX_LATE))).toBe(false)
  expect(isQuiet(false, measured(MAX_LATE + 0.01))).toBe(true)
  expect(isQuiet(false, measured(1), measured(0))).toBe(true)
})

it('gives way to the visitor who chooses motion, for as long as that is wished', () => {
  expect(isQuiet(true, wish(true))).toBe(false)
  expect(isQuiet(true, wish(true), measured(1))).toBe(false)
  expect(isQuiet(true, wish(true), wish(false))).toBe(true)
})
