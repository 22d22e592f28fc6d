/** The page moves as the system asks, until the visitor chooses; a choice is kept and shared. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { type MotionChoice, motionMachine } from '#machines/motion.machine'

type Event = EventFromLogic<typeof motionMachine>

const following = { state: { following: 'moving' }, choice: 'system', moves: true } as const
const reduced = { state: { following: 'reduced' }, choice: 'system', moves: false } as const
const stopped = { state: 'stopped', choice: 'stop', moves: false } as const
const going = { state: 'going', choice: 'go', moves: true } as const

const toggle: Event = { type: 'motion.toggle' }
const asksLess: Event = { type: 'system.changed', reduced: true }
const asksNothing: Event = { type: 'system.changed', reduced: false }

/** How the page moves after some events, where the choice was made on an earlier visit. */
const after = (choice: MotionChoice, events: Event[], isReduced = false) => {
  const motion = createActor(motionMachine, { input: { choice, reduced: isReduced } }).start()
  for (const event of events) motion.send(event)
  const snapshot = motion.getSnapshot()
  return {
    state: snapshot.value,
    choice: snapshot.context.choice,
    moves: snapshot.hasTag('moving'),
  }
}

it('begins as the system asks', () => {
  expect(after('system', [])).toEqual(following)
  expect(after('system', [], true)).toEqual(reduced)
})

it.each([
  { what: 'follows a change of the system', events: [asksLess], shown: reduced },
  { what: 'follows it back', events: [asksLess, asksNothing], shown: following },
  { what: 'stops what moves at a press', events: [toggle], shown: stopped },
  { what: 'moves what the system stopped', events: [asksLess, toggle], shown: going },
  { what: 'goes on at the next press', events: [toggle, toggle], shown: going },
  { what: 'stops at the third press', events: [toggle, toggle, toggle], shown: stopped },
])('$what', ({ events, shown }) => {
  expect(after('system', events)).toEqual(shown)
})

it.each([stopped, going])('keeps $choice, whatever the system asks', (chosen) => {
  for (const isReduced of [true, false]) {
    expect(after(chosen.choice, [], isReduced)).toEqual(chosen)
    expect(after(chosen.choice, [isReduced ? asksNothing : asksLess], isReduced)).toEqual(chosen)
  }
})

describe.each(['system', 'stop', 'go'] as const)('where the choice was %s', (before) => {
  it.each([following, stopped, going])('takes over $choice from another tab', (loaded) => {
    expect(after(before, [{ type: 'choice.loaded', choice: loaded.choice }])).toEqual(loaded)
  })

  it('follows the system again, as it is by then', () => {
    const follow: Event = { type: 'motion.follow' }
    expect(after(before, [asksLess, follow])).toEqual(reduced)
    expect(after(before, [asksLess, follow, asksNothing])).toEqual(following)
  })
})
