/** The page moves as the system asks, until the visitor chooses. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { type MotionChoice, motionMachine } from '#machines/motion.machine.ts'

type Event = EventFromLogic<typeof motionMachine>

const following = [{ following: 'moving' }, 'system', true] as const
const reduced = [{ following: 'reduced' }, 'system', false] as const
const stopped = ['stopped', 'stop', false] as const
const going = ['going', 'go', true] as const

const toggle: Event = { type: 'motion.toggle' }
const asksLess: Event = { type: 'system.changed', system: 'stop' }
const asksNothing: Event = { type: 'system.changed', system: 'go' }
const choose = (choice: MotionChoice): Event => ({ type: 'motion.choose', choice })

/** State, choice and whether the page moves, where the choice was made on an earlier visit. */
const after = (choice: MotionChoice, ...events: Event[]) => {
  const motion = createActor(motionMachine, { input: { choice, system: 'go' } }).start()
  for (const event of events) motion.send(event)
  const snapshot = motion.getSnapshot()
  return [snapshot.value, snapshot.context.choice, snapshot.hasTag('moving')]
}

it('follows the system until the visitor chooses', () => {
  expect(after('system')).toEqual(following)
  expect(after('system', asksLess)).toEqual(reduced)
  expect(after('system', asksLess, asksNothing)).toEqual(following)
})

it('stops at a press if the page moves, and moves if it does not', () => {
  expect(after('system', toggle)).toEqual(stopped)
  expect(after('system', toggle, toggle)).toEqual(going)
  expect(after('system', toggle, toggle, toggle)).toEqual(stopped)
  expect(after('system', asksLess, toggle)).toEqual(going)
})

it.each(['system', 'stop', 'go'] as const)(
  'replaces the choice %s by another, which the system does not change',
  (before) => {
    for (const chosen of [stopped, going]) {
      expect(after(before, choose(chosen[1]))).toEqual(chosen)
      expect(after(before, choose(chosen[1]), asksLess)).toEqual(chosen)
    }
    // As the system is by then.
    expect(after(before, asksLess, choose('system'))).toEqual(reduced)
    expect(after(before, choose('system'))).toEqual(following)
  },
)
