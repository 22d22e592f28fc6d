import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type SceneHold, sceneMachine } from '#machines/scene.machine'

const HOLDS = ['inactive', 'offscreen', 'hidden', 'motion', 'crowded'] as const

const wayTo = {
  still: [],
  loading: ['look'],
  playing: ['look', 'draw'],
  paused: ['look', 'draw', 'lookAway'],
  failed: ['fail'],
} as const

/** A scene in the given state. */
function sceneThatIs(before: keyof typeof wayTo) {
  const scene = createActor(sceneMachine).start()
  const hold = (reason: SceneHold) => scene.send({ type: 'scene.hold', reason })
  const release = (reason: SceneHold) => scene.send({ type: 'scene.release', reason })
  const deeds = {
    look: () => {
      release('inactive')
      release('offscreen')
    },
    lookAway: () => hold('offscreen'),
    draw: () => scene.send({ type: 'frame.drawn' }),
    fail: () => scene.send({ type: 'scene.failed' }),
  }
  for (const deed of wayTo[before]) deeds[deed]()
  return {
    ...deeds,
    hold,
    release,
    state: () => scene.getSnapshot().value,
    tags: () => [...scene.getSnapshot().tags],
    holds: () => scene.getSnapshot().context.holds,
  }
}

it('is a still image until it is active and in view', () => {
  const { release, state, tags } = sceneThatIs('still')
  expect(tags()).toEqual([])
  release('inactive')
  expect(state()).toBe('still')
  release('offscreen')
  expect(state()).toBe('loading')
})

it('runs unseen until its first frame is drawn, and then plays', () => {
  const { draw, state, tags } = sceneThatIs('loading')
  expect(tags()).toEqual(['mounted', 'running'])
  draw()
  expect(state()).toBe('playing')
  expect(tags()).toEqual(['mounted', 'visible', 'running'])
})

it('keeps its last frame while it is held, and goes on from there', () => {
  const { hold, release, state, tags } = sceneThatIs('playing')
  hold('hidden')
  expect(state()).toBe('paused')
  expect(tags()).toEqual(['mounted', 'visible'])
  release('hidden')
  expect(state()).toBe('playing')
})

it('is taken down if it is held before its first frame', () => {
  const { lookAway, look, state } = sceneThatIs('loading')
  lookAway()
  expect(state()).toBe('still')
  look()
  expect(state()).toBe('loading')
})

it('plays only when no hold is left', () => {
  const { hold, release, state, holds } = sceneThatIs('playing')
  HOLDS.forEach(hold)
  HOLDS.forEach(hold)
  expect(holds()).toEqual(HOLDS)
  for (const reason of HOLDS) {
    expect(state()).toBe('paused')
    release(reason)
  }
  expect(state()).toBe('playing')
})

it.each(['still', 'loading', 'playing', 'paused'] as const)(
  'stays still if it fails %s',
  (before) => {
    const { fail, look, draw, state, tags } = sceneThatIs(before)
    fail()
    expect([state(), tags()]).toEqual(['failed', []])
    look()
    draw()
    expect(state()).toBe('failed')
  },
)

it.each(['still', 'playing', 'paused', 'failed'] as const)(
  'stays %s when a frame is drawn',
  (before) => {
    const { draw, state } = sceneThatIs(before)
    draw()
    expect(state()).toBe(before)
  },
)
