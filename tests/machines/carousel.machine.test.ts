import { describe, expect, it } from 'vitest'

import { slideOnShow } from '#machines/carousel.machine'

import { HOUR_MS, RUNNING, skills, startCarousel } from './carousel-rig'

describe('the showcase', () => {
  it('rests on the first slide for a whole interval', () => {
    const { wait, rotation, track, slide } = startCarousel()
    wait(1999)
    expect([rotation(), track(), slide()]).toEqual(['waiting', 'resting', 0])
    wait(1)
    expect([rotation(), track(), slide()]).toEqual(['waiting', RUNNING, 1])
  })

  it('advances every 2000 ms from start to start, moving for 500 of them', () => {
    const { wait, starts, track } = startCarousel()
    wait(2499)
    expect(track()).toEqual(RUNNING)
    wait(1)
    expect(track()).toBe('resting')
    wait(8000)
    expect(starts).toEqual([2000, 4000, 6000, 8000, 10_000])
  })

  it('goes on from the last slide to the first, one lap further', () => {
    const { wait, position, slide } = startCarousel()
    wait(6000)
    expect(slide()).toBe(0)
    expect(position()).toBe(3)
  })
})

describe('the skills', () => {
  it('go straight on: what falls due in a movement begins the moment it ends', () => {
    const { wait, starts, rotation, track } = startCarousel(skills)
    wait(1000 + 2999)
    expect([rotation(), track()]).toEqual(['due', RUNNING])
    wait(1)
    expect([rotation(), track()]).toEqual(['waiting', RUNNING])
    wait(9000)
    expect(starts).toEqual([1000, 4000, 7000, 10_000, 13_000])
  })
})

describe('by hand', () => {
  it('remembers that the visitor chose the slide, until the rotation goes on', () => {
    const { wait, next, previous, select, slide, context } = startCarousel()
    const isChosen = () => context().isChosen
    for (const turn of [next, previous]) {
      wait(2000)
      expect(isChosen()).toBe(false)
      turn()
      expect(isChosen()).toBe(true)
    }
    wait(2000)
    expect(isChosen()).toBe(false)
    select(slide() === 0 ? 1 : 0)
    expect(isChosen()).toBe(true)
  })

  it('goes to the next and to the previous slide', () => {
    const { next, previous, slide, position, track } = startCarousel()
    next()
    expect([slide(), track()]).toEqual([1, RUNNING])
    previous()
    previous()
    expect([slide(), position(), track()]).toEqual([2, -1, RUNNING])
  })

  it.each(['next', 'previous', 'select'] as const)(
    'moves with %s from rest, and the next advance is a whole interval away',
    (step) => {
      const carousel = startCarousel()
      carousel.wait(1500)
      carousel[step](1)
      expect(carousel.track()).toEqual(RUNNING)
      carousel.wait(2500)
      expect(carousel.starts).toEqual([1500, 3500])
    },
  )

  it.each([
    [0, 4, -1],
    [0, 3, -2],
    [0, 2, 2],
    [4, 0, 5],
    [4, 1, 6],
    [3, 1, 1],
  ])('goes from %i to %i of five the shorter way, to position %i', (from, to, position) => {
    const carousel = startCarousel({ count: 5 })
    for (let step = 0; step < from; step += 1) carousel.next()
    carousel.select(to)
    expect(carousel.position()).toBe(position)
    expect(carousel.slide()).toBe(to)
  })

  it('goes forward when both ways are as long', () => {
    const { select, position } = startCarousel({ count: 4 })
    select(2)
    expect(position()).toBe(2)
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

it.each([
  { count: 0, visible: 1 },
  { count: 1, visible: 1 },
  { count: 1, visible: 0 },
  { count: 5, visible: 6 },
  { count: 6, visible: 6 },
])('never moves with $count slides where $visible fit', ({ count, visible }) => {
  const { next, previous, select, wait, rotation, track, position, clock } = startCarousel({
    count,
    visible,
  })
  next()
  previous()
  select(count - 1)
  wait(HOUR_MS)
  expect([rotation(), track(), position()]).toEqual(['idle', 'resting', 0])
  expect(clock.nextDue).toBe(Infinity)
})

it('is idle with nothing to turn to, whether or not something holds it', () => {
  const { hold, release, resize, rotation } = startCarousel()
  hold('visitor')
  expect(rotation()).toBe('stopped')
  resize(3)
  expect(rotation()).toBe('idle')
  release('visitor')
  expect(rotation()).toBe('idle')
  hold('visitor')
  resize(1)
  expect(rotation()).toBe('stopped')
})

describe('when the window changes', () => {
  it('stops once all slides fit, and goes on when one no longer does', () => {
    const { wait, resize, rotation, starts } = startCarousel()
    wait(1000)
    resize(3)
    expect(rotation()).toBe('idle')
    wait(HOUR_MS)
    resize(2)
    expect(rotation()).toBe('waiting')
    wait(2000)
    expect(starts).toEqual([1000 + HOUR_MS + 2000])
  })

  it('keeps its time where there is still something to turn to', () => {
    const { wait, resize, starts } = startCarousel(skills)
    wait(500)
    resize(4)
    wait(500)
    expect(starts).toEqual([1000])
  })

  it('advances when the movement ends, if a slide is out of view again by then', () => {
    const { wait, resize, rotation, starts } = startCarousel(skills)
    wait(1500)
    resize(15)
    expect(rotation()).toBe('idle')
    resize(6)
    expect(rotation()).toBe('due')
    wait(2500)
    expect(starts).toEqual([1000, 4000])
  })

  it('drops what was due if all slides fit by the end of the movement', () => {
    const { wait, resize, rotation, starts } = startCarousel(skills)
    wait(2500)
    resize(15)
    wait(HOUR_MS)
    expect(starts).toEqual([1000])
    expect(rotation()).toBe('idle')
  })
})

it('ignores the end of a movement that is not under way', () => {
  const { send, wait, starts } = startCarousel()
  wait(1000)
  send({ type: 'timeline.done' })
  wait(1000)
  expect(starts).toEqual([2000])
})

it('shows the first slide of none', () => {
  expect(slideOnShow({ position: 0, count: 0 })).toBe(0)
})
