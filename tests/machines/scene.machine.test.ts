/** A scene is loaded when it is looked at, and plays only while nothing pauses it. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { sceneMachine } from '#machines/scene.machine.ts'

type Event = EventFromLogic<typeof sceneMachine>

const look: Event[] = [
  { type: 'scene.resume', reason: 'inactive' },
  { type: 'scene.resume', reason: 'offscreen' },
]
const leave: Event = { type: 'scene.pause', reason: 'offscreen' }
const draw: Event = { type: 'frame.drawn' }
const fail: Event = { type: 'scene.failed' }

const mounted = ['mounted']

it.each<[state: string, tags: string[], events: Event[]]>([
  ['still', [], []],
  ['still', [], [draw]],
  ['loading', mounted, look],
  ['still', [], [...look, leave]],
  ['playing', mounted, [...look, draw]],
  ['paused', mounted, [...look, draw, leave]],
  ['playing', mounted, [...look, draw, leave, ...look]],
  ['failed', [], [fail, ...look, draw]],
  ['failed', [], [...look, fail]],
  ['failed', [], [...look, draw, fail]],
])('is %s, with the tags %o, after %o', (state, tags, events) => {
  const scene = createActor(sceneMachine).start()
  for (const event of events) scene.send(event)
  expect(scene.getSnapshot().value).toBe(state)
  expect([...scene.getSnapshot().tags]).toEqual(tags)
})

it('plays only when no reason to pause is left; each reason counts once', () => {
  const reasons = ['inactive', 'offscreen', 'hidden', 'motion', 'scrolling'] as const
  const scene = createActor(sceneMachine).start()
  for (const event of [...look, draw]) scene.send(event)
  for (const reason of [...reasons, ...reasons]) scene.send({ type: 'scene.pause', reason })
  expect(scene.getSnapshot().context.pauseReasons).toEqual(reasons)
  for (const reason of reasons) {
    expect(scene.getSnapshot().value).toBe('paused')
    scene.send({ type: 'scene.resume', reason })
  }
  expect(scene.getSnapshot().value).toBe('playing')
})
