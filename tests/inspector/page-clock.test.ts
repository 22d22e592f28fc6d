/** The page's clock runs like the browser's, stands, and is moved by hand. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'

import { PageClock } from '#devtools/actors/page-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ended = (clock: PageClock, ...lengths: number[]) => {
  const names: number[] = []
  for (const ms of lengths) clock.setTimeout(() => names.push(ms), ms)
  return names
}

it('ends delays like the browser, and none that was called off', () => {
  const clock = new PageClock()
  const names = ended(clock, 200, 100)
  clock.clearTimeout(clock.setTimeout(() => names.push(0), 50))
  vi.advanceTimersByTime(150)
  expect(names).toEqual([100])
  vi.advanceTimersByTime(50)
  expect(names).toEqual([100, 200])
})

it('is given to the browser with the lengths as they are', () => {
  const start = vi.spyOn(globalThis, 'setTimeout')
  new PageClock().setTimeout(() => {}, 2000)
  expect(start.mock.lastCall?.[1]).toBe(2000)
})

it('stands, and goes on with what was left of each delay', () => {
  const clock = new PageClock()
  const names = ended(clock, 100)
  vi.advanceTimersByTime(60)
  clock.stop()
  const stoodAt = clock.now()
  vi.advanceTimersByTime(1000)
  expect(names).toEqual([])
  expect(clock.now()).toBe(stoodAt)
  clock.run()
  vi.advanceTimersByTime(39)
  expect(names).toEqual([])
  vi.advanceTimersByTime(1)
  expect(names).toEqual([100])
  expect(clock.now()).toBe(stoodAt + 40)
})

it('says when the next delay ends, and goes there by hand', () => {
  const clock = new PageClock(0)
  expect(clock.next()).toBeUndefined()
  const names = ended(clock, 300, 100, 200)
  expect(clock.next()).toBe(100)
  clock.moveTo(100)
  expect(names).toEqual([100])
  clock.moveTo(1000)
  expect(names).toEqual([100, 200, 300])
  expect(clock.now()).toBe(1000)
})

it('ends a delay that begins anew each time that it is due, one of no length a thousand times', () => {
  const clock = new PageClock(0)
  const times: number[] = []
  const again = (ms: number) => {
    times.push(clock.now())
    clock.setTimeout(() => again(ms), ms)
  }
  again(100)
  clock.moveTo(350)
  expect(times).toEqual([0, 100, 200, 300])
  const endless = new PageClock(0)
  let count = 0
  const atOnce = () => {
    count += 1
    endless.setTimeout(atOnce, 0)
  }
  atOnce()
  endless.moveTo(1)
  expect(count).toBe(1001)
  expect(endless.now()).toBe(1)
})

it('is the clock of those that an actor starts, too', () => {
  const lamp = setup({}).createMachine({
    initial: 'off',
    states: { off: { after: { 500: 'on' } }, on: {} },
  })
  const room = setup({ actors: { lamp } }).createMachine({ invoke: { id: 'lamp', src: 'lamp' } })
  const clock = new PageClock(0)
  const actor = createActor(room, { clock }).start()
  clock.moveTo(499)
  expect(actor.getSnapshot().children.lamp?.getSnapshot().value).toBe('off')
  clock.moveTo(500)
  expect(actor.getSnapshot().children.lamp?.getSnapshot().value).toBe('on')
})
