import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { LONGEST_GAP_MS, replayMachine } from '#machines/inspector/replay.machine'

import { ManualClock } from '../../../src/inspector/observe/manual-clock'

const startReplay = (gaps: readonly number[], speed = 1) => {
  const clock = new ManualClock()
  const actor = createActor(replayMachine, { clock, input: { gaps, speed } })
  const delivered: number[] = []
  actor.on('replay.delivered', ({ position }) => delivered.push(position))
  actor.start()
  return { actor, clock, delivered, state: () => actor.getSnapshot().value }
}

it('goes one step at a time, to the end', () => {
  const { actor, delivered, state } = startReplay([0, 500])
  expect(state()).toBe('paused')
  actor.send({ type: 'replay.step' })
  actor.send({ type: 'replay.step' })
  actor.send({ type: 'replay.step' })
  expect(delivered).toEqual([0, 1])
  expect(state()).toBe('done')
})

it('plays with the pauses that were recorded', () => {
  const { actor, clock, delivered, state } = startReplay([100, 500])
  actor.send({ type: 'replay.play' })
  clock.increment(99)
  expect(delivered).toEqual([])
  clock.increment(1)
  expect(delivered).toEqual([0])
  clock.increment(500)
  expect(delivered).toEqual([0, 1])
  expect(state()).toBe('done')
})

it('plays faster, and never waits longer than a viewer would', () => {
  const { actor, clock, delivered } = startReplay([LONGEST_GAP_MS * 100], 2)
  actor.send({ type: 'replay.play' })
  clock.increment(LONGEST_GAP_MS / 2)
  expect(delivered).toEqual([0])
})

it('pauses, changes its speed, and goes on', () => {
  const { actor, clock, delivered } = startReplay([1000, 1000])
  actor.send({ type: 'replay.play' })
  actor.send({ type: 'replay.pause' })
  clock.increment(5000)
  expect(delivered).toEqual([])
  actor.send({ type: 'speed.change', speed: 4 })
  actor.send({ type: 'replay.play' })
  clock.increment(250)
  expect(delivered).toEqual([0])
})

it('begins anew', () => {
  const { actor, delivered, state } = startReplay([0])
  let rewound = 0
  actor.on('replay.rewound', () => (rewound += 1))
  actor.send({ type: 'replay.step' })
  actor.send({ type: 'replay.rewind' })
  expect([state(), rewound]).toEqual(['paused', 1])
  actor.send({ type: 'replay.step' })
  expect(delivered).toEqual([0, 0])
})

it('has nothing to play when nothing was recorded', () => {
  expect(startReplay([]).state()).toBe('done')
})
