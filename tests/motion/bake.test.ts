import * as fc from 'fast-check'
import { gsap } from 'gsap'
import { describe, expect, test } from 'vitest'

import { play } from '#motion/play'

import { choreography, timelineOf } from './any-timeline'
import { about, animations, box, drawAt, look, remove, xOf } from './box'

const linear = { duration: 10, ease: 'none' }

/** How far each of 15 moments lies behind a hundredth of a second, in thousandths. */
const offsets = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 15, maxLength: 15 })

/**
 * Moments spread over a duration, in seconds. Tweens start and end at whole hundredths: there both
 * sides of a jump would be right.
 */
const momentsIn = (duration: number, thousandths: number[]) =>
  thousandths.map((thousandth, index) => {
    const hundredth = Math.floor((duration * 100 * index) / thousandths.length)
    return hundredth / 100 + thousandth / 1000
  })

const FRAME_S = 1 / 200

/** Takes a timeline from one time to a later one frame by frame, as the ticker does. */
const drawFrames = (timeline: gsap.core.Timeline, from: number, to: number) => {
  for (let now = from; now < to; now += FRAME_S) timeline.time(now)
  timeline.time(to)
}

describe('a baked timeline', () => {
  test('is drawn as GSAP draws it, at any time', () => {
    fc.assert(
      fc.property(choreography, offsets, (tracks, thousandths) => {
        const [baked, ticked] = [
          [box(), box()],
          [box(), box()],
        ]
        const reference = timelineOf(tracks, ticked)
        const playback = play(timelineOf(tracks, baked))
        let last = 0
        for (const moment of momentsIn(reference.duration(), thousandths)) {
          drawFrames(reference, last, moment)
          drawAt(moment)
          const expected = ticked.map(look).map(about)
          expect({ moment, looks: baked.map(look) }).toEqual({ moment, looks: expected })
          last = moment
        }
        playback.kill()
        reference.kill()
        for (const element of [...baked, ...ticked]) remove(element)
      }),
      { numRuns: 60, seed: 7 }, // other seeds: 1500 runs
    )
  }, 30_000)

  test('looks at its ends as it does beside them', () => {
    const moved = box()
    play(gsap.timeline().fromTo(moved, { x: 20 }, { x: 100, ...linear }))
    drawAt(0)
    expect(xOf(moved)).toBe(20)
    drawAt(10)
    expect(xOf(moved)).toBe(100)
  })

  test('goes round as often as it was told to', () => {
    const moved = box()
    play(gsap.timeline().to(moved, { rotation: 720, x: 100, ...linear }))
    drawAt(2.5) // half a turn
    expect(look(moved)).toEqual(about({ shape: [-1, 0, 0, -1], place: [25, 0], opacity: 1 }))
    drawAt(5) // one turn
    expect(look(moved)).toEqual(about({ shape: [1, 0, 0, 1], place: [50, 0], opacity: 1 }))
  })

  test('turns in depth as GSAP turns it', () => {
    const pair = [box(), box()] as const
    gsap.set(pair, { transformPerspective: 300, z: -50 })
    const [ours, theirs] = pair.map((element) =>
      gsap.timeline({ paused: true }).to(element, { rotationY: 90, ...linear }),
    )
    play(ours!)
    drawAt(4)
    theirs!.time(4)
    const [matrix, expected] = pair.map((element) =>
      new DOMMatrix(getComputedStyle(element).transform).toFloat64Array(),
    )
    expect([...matrix!]).toEqual(Array.from(expected!, (n) => expect.closeTo(n, 4)))
  })

  test('stays whole when its element is resized under way', () => {
    const moved = box()
    play(gsap.timeline().to(moved, { xPercent: 100, ...linear }))
    drawAt(5)
    expect(xOf(moved)).toBeCloseTo(50)
    moved.style.width = '300px'
    expect(xOf(moved)).toBeCloseTo(150)
  })

  test('starts from what a style sheet says', () => {
    const moved = box()
    Object.assign(moved.style, { transform: 'translateX(40px) scale(2)', opacity: '0.5' })
    play(
      gsap
        .timeline()
        .to(moved, { x: 60, ...linear }, 10)
        .to(moved, { opacity: 1, ...linear }, 10),
    )
    drawAt(5)
    expect(look(moved)).toEqual(about({ shape: [2, 0, 0, 2], place: [40, 0], opacity: 0.5 }))
    drawAt(15)
    expect(look(moved)).toEqual(about({ shape: [2, 0, 0, 2], place: [50, 0], opacity: 0.75 }))
  })

  test('jumps where GSAP jumps', () => {
    const moved = box()
    play(
      gsap
        .timeline()
        .to(moved, { x: 100, ...linear })
        .set(moved, { x: 500 })
        .to(moved, { x: 600, ...linear }),
    )
    drawAt(9.99)
    expect(xOf(moved)).toBeCloseTo(99.9)
    drawAt(10.01)
    expect(xOf(moved)).toBeCloseTo(500.1)
  })

  test('climbs a staircase in steps', () => {
    const moved = box()
    play(gsap.timeline().to(moved, { x: 100, duration: 10, ease: 'steps(4)' }))
    const ease = gsap.parseEase('steps(4)')
    for (const seconds of [1, 1.9, 2.1, 4.9, 5.1, 9.9]) {
      drawAt(seconds)
      expect(xOf(moved)).toBeCloseTo(100 * ease(seconds / 10))
    }
  })

  test('where two tweens contend, shows the later one, as GSAP does', () => {
    const moved = box()
    play(
      gsap
        .timeline()
        .to(moved, { x: 100, ...linear })
        .to(moved, { x: 0, ...linear }, 5),
    )
    drawAt(10)
    expect(xOf(moved)).toBeCloseTo(25)
  })

  test('shows what autoAlpha shows, and nothing of what it hides', () => {
    const [first, second] = [box(), box()]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.unseen { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
    for (const element of [first, second]) element.className = 'unseen'
    const playback = play(
      gsap.timeline().to([first, second], { autoAlpha: 1, ...linear, stagger: 10 }),
    )
    drawAt(5)
    expect([look(first).opacity, look(second).opacity]).toEqual([expect.closeTo(0.5), 0])
    drawAt(15)
    expect([look(first).opacity, look(second).opacity]).toEqual([1, expect.closeTo(0.5)])
    drawAt(5)
    playback.kill()
    expect([first.style.visibility, second.style.visibility]).toEqual(['inherit', 'hidden'])
  })

  test('takes no samples of a straight line, and few of a curve', () => {
    const [straight, curved] = [box(), box()]
    play(
      gsap
        .timeline()
        .to(straight, { x: 1000, ...linear })
        .to(curved, { x: 1000, ease: 'power2.out' }, 0),
    )
    const [line, curve] = animations().map(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes(),
    )
    expect(line).toHaveLength(4) // just before and after each end
    expect(curve!.length).toBeLessThan(35)
  })

  test('moves only what changes', () => {
    const [moving, fading, still] = [box(), box(), box()]
    play(
      gsap
        .timeline()
        .to(moving, { x: 9, opacity: 1 })
        .to(fading, { x: 0, opacity: 0 })
        .to(still, { x: 0 }),
    )
    const changes = animations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      const [frame] = (effect as KeyframeEffect).getKeyframes()
      return { target, moves: 'transform' in frame!, fades: 'opacity' in frame! }
    })
    expect(changes).toEqual([
      { target: moving, moves: true, fades: false },
      { target: fading, moves: false, fades: true },
    ])
  })
})
