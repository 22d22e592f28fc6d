/** The carousel rotates on time and by hand, stands while it is held or all is in view, goes on. */
import { describe, expect, it } from 'vitest'

import { HOLDS, HOUR_MS, RUNNING, skills, startCarousel } from './carousel-rig'

const STEPS = ['next', 'previous', 'select'] as const

it('rests for a whole interval, advances every 2000 ms and moves for 500 of them', () => {
  const { wait, rotation, track, position, slide, starts } = startCarousel()
  wait(1999)
  expect([rotation(), track(), slide()]).toEqual(['waiting', 'resting', 0])
  wait(1)
  expect([rotation(), track(), slide()]).toEqual(['waiting', RUNNING, 1])
  wait(499)
  expect(track()).toEqual(RUNNING)
  wait(1)
  expect(track()).toBe('resting')
  // From the last slide to the first, one lap further.
  wait(3500)
  expect([slide(), position()]).toEqual([0, 3])
  expect(starts).toEqual([2000, 4000, 6000])
})

it('goes straight on where an advance falls due in a movement: the moment that ends', () => {
  const { wait, starts, rotation, track } = startCarousel(skills)
  wait(1000 + 2999)
  expect([rotation(), track()]).toEqual(['due', RUNNING])
  wait(1)
  expect([rotation(), track()]).toEqual(['waiting', RUNNING])
  wait(3000)
  expect(starts).toEqual([1000, 4000, 7000])
})

it('ignores the end of a movement that is not under way', () => {
  const { send, wait, starts } = startCarousel()
  wait(1000)
  send({ type: 'timeline.done' })
  wait(1000)
  expect(starts).toEqual([2000])
})

describe('by hand', () => {
  it('goes to the next and to the previous slide, also across the first', () => {
    const { next, previous, slide, position, track } = startCarousel()
    next()
    expect([slide(), track()]).toEqual([1, RUNNING])
    previous()
    previous()
    expect([slide(), position(), track()]).toEqual([2, -1, RUNNING])
  })

  it.each(STEPS)('moves with %s, and the next advance is a whole interval away', (step) => {
    const carousel = startCarousel()
    carousel.wait(1500)
    expect(carousel.context().isChosen).toBe(false)
    carousel[step](1)
    expect(carousel.track()).toEqual(RUNNING)
    expect(carousel.context().isChosen).toBe(true)
    carousel.wait(2500)
    expect(carousel.starts).toEqual([1500, 3500])
    expect(carousel.context().isChosen).toBe(false)
  })

  it.each([
    { count: 5, from: 0, to: 4, position: -1 },
    { count: 5, from: 0, to: 3, position: -2 },
    { count: 5, from: 0, to: 2, position: 2 },
    { count: 5, from: 4, to: 0, position: 5 },
    { count: 5, from: 4, to: 1, position: 6 },
    { count: 5, from: 3, to: 1, position: 1 },
    // Forward, when both ways are as long.
    { count: 4, from: 0, to: 2, position: 2 },
  ])('goes from $from to $to of $count the shorter way', ({ count, from, to, position }) => {
    const carousel = startCarousel({ count })
    for (let step = 0; step < from; step += 1) carousel.next()
    carousel.select(to)
    expect([carousel.slide(), carousel.position()]).toEqual([to, position])
  })

  it.each([0, -1, 3, 1.5, Number.NaN])('stays where it is when told to select %d', (index) => {
    const { wait, select, starts, track, position } = startCarousel()
    wait(1500)
    select(index)
    expect([position(), track()]).toEqual([0, 'resting'])
    wait(500)
    expect(starts).toEqual([2000])
  })
})

describe('where all slides are in view', () => {
  it.each([
    { count: 0, visible: 1 },
    { count: 1, visible: 1 },
    { count: 1, visible: 0 },
    { count: 5, visible: 6 },
    { count: 6, visible: 6 },
  ])('never moves: $visible of $count', ({ count, visible }) => {
    const carousel = startCarousel({ count, visible })
    const { next, previous, select, wait, rotation, track, slide, clock } = carousel
    next()
    previous()
    select(count - 1)
    wait(HOUR_MS)
    expect([rotation(), track(), slide()]).toEqual(['idle', 'resting', 0])
    expect(clock.nextDue).toBe(Infinity)
  })

  it('is idle, held or not, and goes on when one no longer is', () => {
    const { wait, hold, release, resize, rotation, starts } = startCarousel()
    wait(1000)
    hold('visitor')
    resize(3)
    expect(rotation()).toBe('idle')
    release('visitor')
    expect(rotation()).toBe('idle')
    hold('visitor')
    resize(1)
    expect(rotation()).toBe('stopped')
    release('visitor')
    resize(3)
    wait(HOUR_MS)
    resize(2)
    expect(rotation()).toBe('waiting')
    wait(2000)
    expect(starts).toEqual([1000 + HOUR_MS + 2000])
  })

  it('keeps its time through a change of the window, where some are still out of view', () => {
    const { wait, resize, starts } = startCarousel(skills)
    wait(500)
    resize(4)
    wait(500)
    expect(starts).toEqual([1000])
  })

  it('advances when a movement ends, if a slide is out of view again by then', () => {
    const { wait, resize, rotation, starts } = startCarousel(skills)
    wait(1500)
    resize(15)
    expect(rotation()).toBe('idle')
    resize(6)
    expect(rotation()).toBe('due')
    wait(2500)
    expect(starts).toEqual([1000, 4000])
  })

  it('drops what is due if all of them are in view when the movement ends', () => {
    const { wait, resize, rotation, starts } = startCarousel(skills)
    wait(2500)
    resize(15)
    wait(HOUR_MS)
    expect([rotation(), starts]).toEqual(['idle', [1000]])
  })
})

describe('a hold', () => {
  it.each(HOLDS)('that is %s keeps it where it is, and a whole interval longer', (reason) => {
    const { wait, hold, release, rotation, starts } = startCarousel()
    wait(1999)
    hold(reason)
    expect(rotation()).toBe('stopped')
    wait(HOUR_MS)
    expect(starts).toEqual([])
    release(reason)
    expect(rotation()).toBe('waiting')
    wait(2000)
    expect(starts).toEqual([1999 + HOUR_MS + 2000])
  })

  it('counts once, and ends only when no other is left', () => {
    const { hold, release, rotation, context } = startCarousel()
    for (const reason of [...HOLDS, ...HOLDS]) hold(reason)
    expect(context().holds).toEqual(HOLDS)
    for (const reason of HOLDS) {
      expect(rotation()).toBe('stopped')
      release(reason)
    }
    expect(rotation()).toBe('waiting')
  })

  it.each(STEPS)('leaves it movable by hand: %s', (step) => {
    const carousel = startCarousel()
    carousel.hold('visitor')
    carousel[step](1)
    expect([carousel.rotation(), carousel.track()]).toEqual(['stopped', RUNNING])
    carousel.wait(HOUR_MS)
    expect([carousel.starts, carousel.track()]).toEqual([[0], 'resting'])
  })

  it('lets a movement end that cannot stop between two slides, and takes back what is due', () => {
    const { wait, hold, rotation, track, starts } = startCarousel({ movementMs: 3000 })
    wait(4000)
    expect([rotation(), track()]).toEqual(['due', RUNNING])
    hold('visitor')
    expect([rotation(), track()]).toEqual(['stopped', RUNNING])
    wait(HOUR_MS)
    expect([starts, track()]).toEqual([[2000], 'resting'])
  })
})

describe('a linear track', () => {
  it('freezes between two slides until no hold is left, and goes straight on from there', () => {
    const { wait, hold, release, rotation, track, clock, starts } = startCarousel(skills)
    wait(1000 + 2500)
    hold('hidden')
    hold('offscreen')
    expect([rotation(), track()]).toEqual(['stopped', { moving: 'frozen' }])
    expect(clock.nextDue).toBe(Infinity)
    wait(HOUR_MS)
    release('hidden')
    expect(track()).toEqual({ moving: 'frozen' })
    release('offscreen')
    expect([rotation(), track()]).toEqual(['due', RUNNING])
    wait(499)
    expect(starts).toHaveLength(1)
    wait(1)
    expect(starts).toEqual([1000, 1000 + 3000 + HOUR_MS])
  })

  it('is not frozen with reduced motion, where a movement is over at once', () => {
    const { wait, hold, next, track } = startCarousel(skills)
    wait(1500)
    hold('offscreen')
    hold('reduced')
    expect(track()).toEqual(RUNNING)
    wait(HOUR_MS)
    expect(track()).toBe('resting')
    next()
    expect(track()).toEqual(RUNNING)
  })

  it('comes to rest even if its timeline ends while it is frozen', () => {
    const { wait, hold, send, track } = startCarousel(skills)
    wait(1500)
    hold('visitor')
    expect(track()).toEqual({ moving: 'frozen' })
    send({ type: 'timeline.done' })
    expect(track()).toBe('resting')
  })
})
