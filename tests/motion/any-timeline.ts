import * as fc from 'fast-check'
import { gsap } from 'gsap'

/** Not `circ`: where it is a cliff, it is true to a few milliseconds only. */
const eases = ['none', 'power1.out', 'power2.inOut', 'power4.in', 'sine.inOut', 'expo.out'].concat([
  'back.out(1.7)',
  'elastic.out(1, 0.4)',
  'bounce.out',
])

/** Hundredths of a second, so that a time in between can be told from a start or an end. */
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100)

/** Tweens of one property, one after the other. `rest` comes before each. */
const track = (value: fc.Arbitrary<number>, ...more: string[]) =>
  fc.array(
    fc.record({
      how: fc.constantFrom('to', 'fromTo', 'set', ...more),
      rest: hundredths(0, 60),
      duration: hundredths(5, 150),
      stagger: fc.constantFrom(0, 0.1),
      ease: fc.constantFrom(...eases),
      from: value,
      to: value,
    }),
    { maxLength: 3 },
  )

/**
 * Any timeline of transforms and opacity: each property has a track of its own, so that tweens of
 * one element overlap. (No late `from` of a transform: GSAP itself then loses what others wrote.)
 */
export const choreography = fc.record({
  x: track(fc.integer({ min: -200, max: 200 })),
  yPercent: track(fc.integer({ min: -100, max: 100 })),
  rotation: track(fc.integer({ min: -180, max: 180 })),
  scale: track(fc.double({ min: 0.2, max: 2, noNaN: true })),
  autoAlpha: track(fc.constantFrom(0, 0.3, 1), 'from'),
})

type Choreography = typeof choreography extends fc.Arbitrary<infer Value> ? Value : never

export function timelineOf(tracks: Choreography, elements: HTMLElement[]) {
  const whole = gsap.timeline({ paused: true })
  for (const [property, tweens] of Object.entries(tracks)) {
    const timeline = gsap.timeline()
    let at = 0
    for (const { how, rest, duration, stagger, ease, from, to } of tweens) {
      at += rest
      const end = { [property]: to, duration, stagger, ease }
      if (how === 'to') timeline.to(elements, end, at)
      if (how === 'from') timeline.from(elements, end, at)
      if (how === 'fromTo') timeline.fromTo(elements, { [property]: from }, end, at)
      if (how === 'set') timeline.set(elements, { [property]: to }, at)
      at += duration + stagger * elements.length
    }
    whole.add(timeline, 0.05)
  }
  return whole
}
