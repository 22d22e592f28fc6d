import fc from 'fast-check'
import { gsap } from 'gsap'
import { afterEach, describe, expect, test } from 'vitest'

import { play } from '#motion/play'

import { animations, boxes, drawAt, look, xOf } from './stage'

const eases = ['none', 'power1.out', 'power2.inOut', 'power4.in', 'sine.inOut', 'expo.out', 'circ.in']
  .concat(['back.out(1.7)', 'elastic.out(1, 0.4)', 'bounce.out'])

/** In hundredths of a second, so that a time in between can be told from an end. */
const hundredths = (max: number, min = 0) => fc.integer({ min, max }).map((n) => n / 100)

const value = {
  x: fc.integer({ min: -400, max: 400 }),
  yPercent: fc.integer({ min: -100, max: 100 }),
  rotation: fc.integer({ min: -360, max: 360 }),
  scale: fc.double({ min: 0.2, max: 2, noNaN: true }),
  autoAlpha: fc.constantFrom(0, 0.3, 1),
}
type Property = keyof typeof value

/** Tweens of one property that follow each other: together with others they overlap. */
const track = (property: Property) =>
  fc.array(
    fc.record({
      how: fc.constantFrom('to', 'from', 'fromTo', 'set'),
      rest: hundredths(60),
      duration: hundredths(150, 5),
      stagger: fc.constantFrom(0, 0.1),
      ease: fc.constantFrom(...eases),
      from: value[property],
      to: value[property],
    }),
    { maxLength: 3 },
  )

const choreography = fc.record({
  x: track('x'),
  yPercent: track('yPercent'),
  rotation: track('rotation'),
  scale: track('scale'),
  autoAlpha: track('autoAlpha'),
})

type Choreography = typeof choreography extends fc.Arbitrary<infer C> ? C : never

function timelineOf(tracks: Choreography, elements: HTMLElement[]) {
  const timeline = gsap.timeline({ paused: true })
  for (const [property, tweens] of Object.entries(tracks)) {
    let at = 0
    for (const { how, rest, duration, stagger, ease, from, to } of tweens) {
      at += rest
      const timing = { duration, ease, stagger }
      if (how === 'to') timeline.to(elements, { [property]: to, ...timing }, at)
      if (how === 'from') timeline.from(elements, { [property]: to, ...timing }, at)
      if (how === 'fromTo')
        timeline.fromTo(elements, { [property]: from }, { [property]: to, ...timing }, at)
      if (how === 'set') timeline.set(elements, { [property]: to }, at)
      at += duration + stagger * elements.length
    }
  }
  return timeline
}

afterEach(() => expect(animations()).toEqual([]))

describe('a baked timeline', () => {
  test('is drawn as GSAP draws it, at any time', () => {
    const within = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(choreography, within, (tracks, thousandths) => {
        const [ours, theirs] = [boxes(2), boxes(2)]
        const baked = timelineOf(tracks, ours)
        const drawn = timelineOf(tracks, theirs)
        const playback = play(baked)
        let before = 0
        thousandths.forEach((thousandth, index) => {
          // never the exact time at which something starts or ends
          const share = Math.floor((drawn.duration() * 100 * index) / thousandths.length)
          const seconds = share / 100 + thousandth / 1000
          for (let frame = before; frame < seconds; frame += 1 / 200) drawn.time(frame) // as on the ticker
          drawn.time(seconds)
          before = seconds
          drawAt(seconds)
          ours.forEach((box, which) => expect([seconds, which, look(box)]).toEqual([seconds, which, near(look(theirs[which]!))]))
        })
        playback.kill()
        drawn.kill()
        for (const box of [...ours, ...theirs]) box.remove()
      }),
      { numRuns: 150 },
    )
  })
})

function near({ shape, place, opacity }: ReturnType<typeof look>) {
  const about = (digits: number) => (n: number) => expect.closeTo(n, digits)
  return { shape: shape.map(about(1.5)), place: place.map(about(0)), opacity: about(2)(opacity) }
}
