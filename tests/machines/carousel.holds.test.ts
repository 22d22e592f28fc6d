import { describe, expect, it } from 'vitest'

import { HOLDS, HOUR_MS, RUNNING, skills, startCarousel } from './carousel-rig'

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

  it('ends only when no other is left', () => {
    const { hold, release, rotation, context } = startCarousel()
    HOLDS.forEach(hold)
    expect(context().holds).toEqual(HOLDS)
    for (const reason of HOLDS) {
      expect(rotation()).toBe('stopped')
      release(reason)
    }
    expect(rotation()).toBe('waiting')
  })

  it('counts once, however often its reason is given, and ends with no other reason', () => {
    const { hold, release, rotation, context } = startCarousel()
    hold('offscreen')
    hold('offscreen')
    expect(context().holds).toEqual(['offscreen'])
    release('hidden')
    expect(rotation()).toBe('stopped')
    release('offscreen')
    expect(rotation()).toBe('waiting')
  })

  it('takes back an advance that is due', () => {
    const { wait, hold, rotation, starts } = startCarousel({ movementMs: 3000 })
    wait(2000 + 2000)
    expect(rotation()).toBe('due')
    hold('hidden')
    expect(rotation()).toBe('stopped')
    wait(HOUR_MS)
    expect(starts).toEqual([2000])
  })

  it.each(['next', 'previous', 'select'] as const)('leaves it movable by hand: %s', (step) => {
    const carousel = startCarousel()
    carousel.hold('visitor')
    carousel[step](1)
    expect([carousel.rotation(), carousel.track()]).toEqual(['stopped', RUNNING])
    carousel.wait(HOUR_MS)
    expect([carousel.starts, carousel.track()]).toEqual([[0], 'resting'])
  })
})

describe('the showcase', () => {
  it('ends its movement when held, since it cannot stop between two slides', () => {
    const { wait, hold, track } = startCarousel()
    wait(2100)
    hold('visitor')
    expect(track()).toEqual(RUNNING)
    wait(400)
    expect(track()).toBe('resting')
  })
})

describe('the skills', () => {
  it.each(['visitor', 'hidden', 'offscreen'] as const)(
    'freeze between two slides when held (%s), and go straight on from there',
    (reason) => {
      const { wait, hold, release, rotation, track, clock, starts } = startCarousel(skills)
      wait(1000 + 2500)
      hold(reason)
      expect([rotation(), track()]).toEqual(['stopped', { moving: 'frozen' }])
      expect(clock.nextDue).toBe(Infinity)
      wait(HOUR_MS)
      release(reason)
      expect([rotation(), track()]).toEqual(['due', RUNNING])
      wait(499)
      expect(starts).toHaveLength(1)
      wait(1)
      expect(starts).toEqual([1000, 1000 + 3000 + HOUR_MS])
    },
  )

  it('stay frozen until no reason is left', () => {
    const { wait, hold, release, track } = startCarousel(skills)
    wait(1500)
    hold('hidden')
    hold('offscreen')
    release('hidden')
    expect(track()).toEqual({ moving: 'frozen' })
    release('offscreen')
    expect(track()).toEqual(RUNNING)
  })

  it('do not freeze for reduced motion, where a movement is over at once', () => {
    const { wait, hold, next, rotation, track } = startCarousel(skills)
    wait(1500)
    hold('reduced')
    expect([rotation(), track()]).toEqual(['stopped', RUNNING])
    wait(HOUR_MS)
    expect(track()).toBe('resting')
    next()
    expect(track()).toEqual(RUNNING)
  })

  it('thaw when reduced motion joins what froze them', () => {
    const { wait, hold, track } = startCarousel(skills)
    wait(1500)
    hold('offscreen')
    hold('reduced')
    expect(track()).toEqual(RUNNING)
  })

  it('come to rest even if the timeline ends while they are frozen', () => {
    const { wait, hold, send, track } = startCarousel(skills)
    wait(1500)
    hold('visitor')
    send({ type: 'timeline.done' })
    expect(track()).toBe('resting')
  })
})
