import * as fc from 'fast-check'
import { gsap } from 'gsap'
import { describe, expect, test } from 'vitest'

import { PLACES } from '#motion/entrance-options'

import { entrancesSheet } from '../../src/build/entrances/sheet'
import { entrances } from '../../src/components/entrance/entrances'
import { box, look } from './box'

/** Pixels that an entrance may be long here, to either side. */
const LONGEST = 200
const WAY = 2 * LONGEST

type Entrance = (element: HTMLElement, options: { order: number }) => gsap.core.Timeline

/** As good as `look`, to a two-hundredth; and a two-thousandth of the whole way, 0.2 px. */
const near = ({ shape, place, opacity }: ReturnType<typeof look>) => ({
  shape: shape.map((n) => expect.closeTo(n, 2)),
  place: place.map((n) => expect.closeTo(n / WAY, 3)),
  opacity: expect.closeTo(opacity, 2),
})

/** Two boxes in the same entrance: one that the compiled style sheet moves, and one that GSAP does. */
function enterTwice(name: string, enter: Entrance, order = 0) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(entrancesSheet({ [name]: enter }))
  document.adoptedStyleSheets = [sheet]
  const [ours, theirs] = [box(), box()]
  ours.dataset['enters'] = name
  if (order > 0) ours.dataset['order'] = String(order)
  const [animation] = ours.getAnimations()
  if (!animation) throw new Error(`Nothing plays ${name}.`)
  animation.pause()
  const timeline = enter(theirs, { order }).pause()
  const length = timeline.duration()
  return {
    /** Both at a moment, 0..1 of the whole entrance. */
    at: (progress: number) => {
      animation.currentTime = progress * length * 1000
      timeline.time(progress * length)
      return [look(ours), look(theirs)] as const
    },
    endMs: () => Number(animation.effect?.getComputedTiming().endTime),
    length,
    theirs,
  }
}

const moments = fc.array(fc.double({ min: 0, max: 0.9999, noNaN: true }), {
  minLength: 50,
  maxLength: 50,
})

const expectSame = ({ at }: ReturnType<typeof enterTwice>, all: readonly number[]) => {
  for (const moment of all) {
    const [ours, theirs] = at(moment)
    const place = ours.place.map((n) => n / WAY)
    expect({ moment, ...ours, place }).toEqual({ moment, ...near(theirs) })
  }
}

const placed = Object.entries(entrances).flatMap(([name, enter]) =>
  Array.from({ length: PLACES }, (_, order) => [name, order, enter] as const),
)

test.each(placed)(
  '%s in place %i is drawn as GSAP draws it, at any moment',
  (name, order, enter) => {
    const both = enterTwice(name, enter, order)
    fc.assert(
      fc.property(moments, (all) => expectSame(both, all)),
      { numRuns: 1 },
    )
    expect(both.endMs()).toBeCloseTo(both.length * 1000, 0)
  },
)

const ease = fc.constantFrom('none', 'power1.out', 'power2.inOut', 'sine.in', 'back.out(1.7)')
const seconds = fc.integer({ min: 10, max: 200 }).map((n) => n / 100)
const pixels = fc.integer({ min: -LONGEST, max: LONGEST })

test('an entrance of several tweens is drawn as GSAP draws it, too', () => {
  const tween = fc.record({ ease, duration: seconds })
  const any = { rise: tween, turn: tween, fade: tween, from: pixels, later: seconds }
  fc.assert(
    fc.property(fc.record(any), moments, ({ rise, turn, fade, from, later }, all) => {
      const both = enterTwice('thing', (element) =>
        gsap
          .timeline()
          .fromTo(element, { y: from, x: 7 }, { y: 0, x: 0, ...rise }, later)
          .fromTo(element, { rotation: from, scale: 0.5 }, { rotation: 0, scale: 1, ...turn }, 0.4)
          .fromTo(element, { opacity: 0 }, { opacity: 1, ...fade }, 0.1),
      )
      expectSame(both, all)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

const timed = (duration: number): Entrance => {
  return (element) => gsap.timeline().fromTo(element, { opacity: 0 }, { opacity: 1, duration })
}

test('a retimed entrance is another style sheet', () => {
  expect(enterTwice('thing', timed(1)).endMs()).toBe(1000)
  expect(enterTwice('thing', timed(3)).endMs()).toBe(3000)
})

describe('the build refuses, and names the entrance', () => {
  const refused: Record<string, [Entrance, RegExp]> = {
    'another property': [
      (element) => gsap.timeline().fromTo(element, { height: 0 }, { height: 9 }),
      /transforms and opacity/,
    ],
    'a repeat': [
      (element) => gsap.timeline().fromTo(element, { opacity: 0 }, { opacity: 1, repeat: 1 }),
      /each played once/,
    ],
    'another element': [
      (element) => gsap.timeline().fromTo([element, { y: 0 }], { y: 5 }, { y: 0 }),
      /nothing but the element/,
    ],
    'an end that is not its place': [
      (element) => gsap.timeline().fromTo(element, { y: 9 }, { y: 5 }),
      /at its end/,
    ],
    'a unit': [
      (element) => gsap.timeline().fromTo(element, { y: '2rem' }, { y: 0 }),
      /y must be a number/,
    ],
    'a property with two names': [
      (element) => gsap.timeline().fromTo(element, { scaleX: 0 }, { scaleX: 1 }),
      /scaleX is none of opacity, x, y/,
    ],
    'what changes nothing': [
      (element) => gsap.timeline().fromTo(element, { opacity: 1 }, { opacity: 1 }),
      /changes nothing/,
    ],
    'what is empty': [() => gsap.timeline(), /changes nothing/],
  }

  test.each(Object.entries(refused))('%s', (_, [enter, reason]) => {
    expect(() => entrancesSheet({ thing: enter })).toThrow(/^The entrance thing cannot be compiled/)
    expect(() => entrancesSheet({ thing: enter })).toThrow(reason)
  })
})
