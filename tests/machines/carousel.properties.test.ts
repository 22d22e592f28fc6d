import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Hold } from '#machines/carousel.machine'

import { HOLDS, HOUR_MS, showcase, skills, startCarousel } from './carousel-rig'

type Carousel = ReturnType<typeof startCarousel>
/** Something that happens to a carousel: its name, to read what failed, and how it is done. */
type Happening = readonly [name: string, happen: (carousel: Carousel) => void]

const size = fc.nat({ max: 8 })
const period = fc.integer({ min: 100, max: 3000 })
const reason = fc.constantFrom(...HOLDS)
const settings = fc.record({
  count: size,
  visible: size,
  linear: fc.boolean(),
  intervalMs: period,
  movementMs: period,
})

const wait = fc.nat({ max: 5000 }).map((ms): Happening => [`wait ${ms}`, (on) => on.wait(ms)])
const step = fc.oneof(
  fc.constant<Happening>(['next', (on) => on.next()]),
  fc.constant<Happening>(['previous', (on) => on.previous()]),
  size.map((index): Happening => [`select ${index}`, (on) => on.select(index)]),
)
const hold = fc.oneof(
  reason.map((why): Happening => [`hold ${why}`, (on) => on.hold(why)]),
  reason.map((why): Happening => [`release ${why}`, (on) => on.release(why)]),
)
const resize = size.map((visible): Happening => [`resize ${visible}`, (on) => on.resize(visible)])
const story = (...kinds: fc.Arbitrary<Happening>[]) => fc.array(fc.oneof(...kinds))

const isHeld = ({ context }: Carousel) => context().holds.length > 0
const canMove = ({ context }: Carousel) => context().count > Math.max(1, context().visible)

/** Holds `check` after each happening of every story. */
const always = (check: (carousel: Carousel) => void) =>
  fc.assert(
    fc.property(settings, story(wait, step, hold, resize), (given, happenings) => {
      const carousel = startCarousel(given)
      for (const [, happen] of happenings) {
        happen(carousel)
        check(carousel)
      }
    }),
  )

it('always shows one of its slides', () => {
  always(({ slide, context }) => {
    expect(slide()).toBeOneOf([0, ...Array(context().count).keys()])
  })
})

it('rotates exactly while nothing holds it and it has something to turn to', () => {
  always((carousel) => {
    const free = isHeld(carousel) ? 'stopped' : 'waiting'
    const still = canMove(carousel) ? free : 'idle'
    // What is due stays so until the track has come to rest, even if it comes to nothing then.
    const due = carousel.track() !== 'resting' && !isHeld(carousel) ? ['due'] : []
    expect(carousel.rotation()).toBeOneOf([still, ...due])
  })
})

it('freezes between two slides exactly while a linear track is held, but not for less motion', () => {
  always(({ context, track }) => {
    const { linear, holds } = context()
    const freezes = linear && holds.length > 0 && !holds.includes('reduced')
    expect(track()).toBeOneOf(['resting', { moving: freezes ? 'frozen' : 'running' }])
  })
})

it('is held by the reasons that were given and not taken back', () => {
  const calls = fc.array(fc.tuple(fc.constantFrom('hold' as const, 'release' as const), reason))
  fc.assert(
    fc.property(calls, (happenings) => {
      const carousel = startCarousel()
      const given = new Set<Hold>()
      for (const [call, why] of happenings) {
        carousel[call](why)
        given[call === 'hold' ? 'add' : 'delete'](why)
      }
      expect(new Set(carousel.context().holds)).toEqual(given)
      expect(carousel.context().holds).toHaveLength(given.size)
      expect(carousel.rotation()).toBe(given.size === 0 ? 'waiting' : 'stopped')
    }),
  )
})

it('never moves by itself while held, whatever is done by hand before', () => {
  fc.assert(
    fc.property(settings, story(wait, step), reason, fc.nat(), (given, happenings, why, ms) => {
      const carousel = startCarousel(given)
      for (const [, happen] of happenings) happen(carousel)
      carousel.hold(why)
      const before = carousel.position()
      carousel.wait(ms)
      expect(carousel.position()).toBe(before)
    }),
  )
})

it('never moves at all while every slide is in view', () => {
  const crowded = settings.filter(({ count, visible }) => count <= Math.max(1, visible))
  fc.assert(
    fc.property(crowded, story(wait, step, hold), (given, happenings) => {
      const carousel = startCarousel(given)
      for (const [, happen] of happenings) happen(carousel)
      expect(carousel.starts).toEqual([])
      expect(carousel.track()).toBe('resting')
    }),
  )
})

it('reaches a selected slide by at most half a lap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), story(step), fc.nat(), (count, before, index) => {
      const carousel = startCarousel({ count })
      for (const [, happen] of before) happen(carousel)
      const from = carousel.position()
      carousel.select(index % count)
      expect(carousel.slide()).toBe(index % count)
      expect(Math.abs(carousel.position() - from)).toBeLessThanOrEqual(count / 2)
    }),
  )
})

describe('left alone', () => {
  it('advances once an interval, or as soon as the movement before has ended', () => {
    fc.assert(
      fc.property(period, period, fc.boolean(), (intervalMs, movementMs, linear) => {
        const pace = Math.max(intervalMs, movementMs)
        const carousel = startCarousel({ intervalMs, movementMs, linear })
        carousel.wait(intervalMs + 5 * pace - 1)
        expect(carousel.starts).toEqual([0, 1, 2, 3, 4].map((n) => intervalMs + n * pace))
      }),
    )
  })

  it.each([
    ['the showcase', showcase, 2000],
    ['the skills', skills, 3000],
  ])('keeps the pace of %s after any time out of sight, with no burst', (_, given, pace) => {
    const moment = fc.nat({ max: 20_000 })
    const hours = fc.integer({ min: 10_000, max: 48 * HOUR_MS })
    fc.assert(
      fc.property(moment, hours, reason, (before, hidden, why) => {
        const carousel = startCarousel(given)
        carousel.wait(before)
        const startsBefore = carousel.starts.length
        carousel.hold(why)
        carousel.wait(hidden)
        expect(carousel.starts).toHaveLength(startsBefore)
        carousel.release(why)
        carousel.wait(20_000)
        const [first = 0, ...others] = carousel.starts.slice(startsBefore)
        const sinceRelease = first - (before + hidden)
        // The skills go straight on from between two slides.
        expect(sinceRelease).toBeGreaterThanOrEqual(given.linear ? 0 : given.intervalMs)
        expect(sinceRelease).toBeLessThanOrEqual(pace)
        expect(others).toEqual(others.map((_start, n) => first + (n + 1) * pace))
      }),
    )
  })
})
