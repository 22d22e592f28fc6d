/** Scenes are quiet where data is saved or after late frames, unless the visitor chose motion. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { MAX_LATE, paceMachine } from '#machines/pace.machine.ts'

type Event = EventFromLogic<typeof paceMachine>

const measured = (late: number): Event => ({ type: 'frames.measured', late })
const wish = (isWished: boolean): Event => ({ type: 'wish.changed', isWished })

const after = (saveData: boolean, ...events: Event[]) => {
  const pace = createActor(paceMachine, { input: { isWished: false, saveData } }).start()
  for (const event of events) pace.send(event)
  const snapshot = pace.getSnapshot()
  expect(snapshot.hasTag('quiet')).toBe(snapshot.value === 'quiet')
  return snapshot.value
}

it('is quiet where data is saved, or once too many frames came late', () => {
  expect([after(false), after(true)]).toEqual(['full', 'quiet'])
  expect(after(false, measured(MAX_LATE))).toBe('full')
  expect(after(false, measured(MAX_LATE + 0.01))).toBe('quiet')
  expect(after(false, measured(1), measured(0))).toBe('quiet')
})

it('is not quiet while the visitor wishes motion', () => {
  expect(after(true, wish(true))).toBe('wished')
  expect(after(true, wish(true), measured(1))).toBe('wished')
  expect(after(true, wish(true), wish(false))).toBe('quiet')
})
