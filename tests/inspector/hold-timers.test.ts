import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, type AnyActor } from 'xstate'

import { carouselMachine } from '#machines/carousel.machine'

import { holdTimers } from '../../src/inspector/observe/hold-timers'
import { timersOf } from '../../src/inspector/observe/timers'

const input = { count: 3, visible: 1, intervalMs: 2000, linear: false }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const carousel = () => {
  const actor = createActor(carouselMachine, { input }).start()
  return { actor, release: () => holdTimers(() => [actor as AnyActor]) }
}
const isMoved = (actor: ReturnType<typeof carousel>['actor']) =>
  actor.getSnapshot().context.position > 0

it('holds a timer, and lets it run with what was left of it', () => {
  const { actor, release } = carousel()
  vi.advanceTimersByTime(1500)
  const go = release()
  vi.advanceTimersByTime(60_000)
  expect(isMoved(actor)).toBe(false)
  go()
  expect(timersOf(actor)).toMatchObject([{ delay: 2000, due: Date.now() + 500 }])
  vi.advanceTimersByTime(499)
  expect(isMoved(actor)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isMoved(actor)).toBe(true)
})

it('holds a timer that is armed meanwhile, and forgets one that is given up', () => {
  const { actor, release } = carousel()
  const go = release()
  actor.send({ type: 'slide.next' })
  actor.send({ type: 'timeline.done' })
  vi.advanceTimersByTime(5000)
  expect(actor.getSnapshot().context.position).toBe(1)
  go()
  vi.advanceTimersByTime(1999)
  expect(actor.getSnapshot().context.position).toBe(1)
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().context.position).toBe(2)
  const again = release()
  actor.send({ type: 'rotation.hold', reason: 'visitor' })
  again()
  expect(timersOf(actor)).toEqual([])
  vi.advanceTimersByTime(9000)
  expect(actor.getSnapshot().context.position).toBe(2)
})
