/** Every event in every state of a scene, and that it plays only while nothing holds it. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { sceneMachine } from '#machines/scene.machine'

type State = keyof typeof tagsOf
type Input = keyof typeof inputs

const inputs = {
  look: [
    { type: 'scene.release', reason: 'inactive' },
    { type: 'scene.release', reason: 'offscreen' },
  ],
  lookAway: [{ type: 'scene.hold', reason: 'offscreen' }],
  draw: [{ type: 'frame.drawn' }],
  fail: [{ type: 'scene.failed' }],
} satisfies Record<string, EventFromLogic<typeof sceneMachine>[]>

const tagsOf = {
  still: [],
  loading: ['mounted'],
  playing: ['mounted', 'visible'],
  paused: ['mounted', 'visible'],
  failed: [],
}
const wayTo: Record<State, Input[]> = {
  still: [],
  loading: ['look'],
  playing: ['look', 'draw'],
  paused: ['look', 'draw', 'lookAway'],
  failed: ['fail'],
}
/** An input that is not listed changes nothing. */
const leads: Record<State, Partial<Record<Input, State>>> = {
  still: { look: 'loading', fail: 'failed' },
  loading: { lookAway: 'still', draw: 'playing', fail: 'failed' },
  playing: { lookAway: 'paused', fail: 'failed' },
  paused: { look: 'playing', fail: 'failed' },
  failed: {},
}

function sceneThatIs(state: State) {
  const scene = createActor(sceneMachine).start()
  const act = (input: Input) => inputs[input].forEach((event) => scene.send(event))
  wayTo[state].forEach(act)
  return { scene, act, is: () => scene.getSnapshot().value }
}

const cases = (Object.keys(tagsOf) as State[]).flatMap((before) =>
  (Object.keys(inputs) as Input[]).map((input) => ({
    before,
    input,
    after: leads[before][input] ?? before,
  })),
)

it.each(cases)('is $after after $input while $before', ({ before, input, after }) => {
  const { scene, act, is } = sceneThatIs(before)
  expect(is()).toBe(before)
  act(input)
  expect(is()).toBe(after)
  expect([...scene.getSnapshot().tags]).toEqual(tagsOf[after])
})

it('plays only when no hold is left; each reason counts once', () => {
  const reasons = ['inactive', 'offscreen', 'hidden', 'motion', 'scrolling'] as const
  const { scene, is } = sceneThatIs('playing')
  for (const reason of [...reasons, ...reasons]) scene.send({ type: 'scene.hold', reason })
  expect(scene.getSnapshot().context.holds).toEqual(reasons)
  for (const reason of reasons) {
    expect(is()).toBe('paused')
    scene.send({ type: 'scene.release', reason })
  }
  expect(is()).toBe('playing')
})
