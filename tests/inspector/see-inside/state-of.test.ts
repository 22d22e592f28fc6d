/** One name for the state of an actor: on its card, on its line and inside. */
import { expect, it } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine'
import { paletteMachine } from '#machines/palette.machine'
import { themeMachine } from '#machines/theme.machine'

import { stateOf } from '../../../src/actors/state-of'

const after = (actor: AnyActor, ...events: AnyEventObject[]) => {
  for (const event of events) actor.send(event)
  return stateOf(actor.getSnapshot())
}

it('is the outermost state; of regions, that of the one whose movement goes on', () => {
  const holds = ['offscreen'] as const
  const input = { count: 3, visible: 1, intervalMs: 1000, linear: true, holds }
  const carousel = createActor(carouselMachine, { input }).start()
  expect(after(carousel)).toBe('stopped')
  expect(after(carousel, { type: 'rotation.release', reason: 'offscreen' })).toBe('waiting')
  expect(after(carousel, { type: 'slide.next' })).toBe('moving')
  expect(after(carousel, { type: 'rotation.hold', reason: 'visitor' })).toBe('stopped')
  const palette = createActor(paletteMachine, { input: { options: [] } }).start()
  expect(after(palette, { type: 'palette.call' })).toBe('opening')
  expect(after(palette, { type: 'timeline.done' })).toBe('open')
  expect(
    after(createActor(themeMachine, { input: { choice: 'system', light: true } }).start()),
  ).toBe('system')
})
