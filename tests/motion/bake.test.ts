/** A timeline baked into Web Animations is drawn as GSAP itself draws it, at any time. */
import { gsap } from 'gsap'
import { expect, test } from 'vitest'

import { play } from '#motion/play'

import { about, animations, box, drawAt, look } from './box'

/** Tweens of every property that overlap, jump, turn back and follow one another. */
const choreography = (elements: HTMLElement[], ease: string) =>
  gsap
    .timeline({ paused: true, defaults: { ease, duration: 1 } })
    .to(elements, { x: 120, stagger: 0.2 }, 0.05)
    .fromTo(elements, { rotation: -30 }, { rotation: 500, duration: 0.7 }, 0.3)
    .to(elements, { yPercent: 60, scale: 1.5 }, 0.4)
    .from(elements, { autoAlpha: 0, stagger: { each: 0.3, from: 'end' } }, 0.2)
    .set(elements, { x: -40 }, 1.5)
    .add(gsap.timeline().to(elements, { x: 0, skewX: 20, rotationY: 40, z: 30 }), 1.7)
    .to(elements, { opacity: 0.4, duration: 0.5 }, 2)

test.each(['none', 'power2.inOut', 'expo.out', 'back.out(1.7)', 'elastic.out(1, 0.4)', 'steps(4)'])(
  'it is drawn as GSAP draws it with the ease %s, also when it is resized',
  (ease) => {
    const [baked, ticked] = [
      [box(), box()],
      [box(), box()],
    ]
    for (const { style } of [...baked, ...ticked])
      Object.assign(style, { transform: 'translateX(40px) scale(2)', opacity: '0.5' })
    gsap.set([...baked, ...ticked], { transformPerspective: 300 })
    const reference = choreography(ticked, ease)
    play(choreography(baked, ease))
    expect(animations()).toHaveLength(2)
    for (const element of [...baked, ...ticked]) element.style.height = '300px'
    // Ends of tweens are at whole hundredths: there both sides of a jump would be right.
    const moments = Array.from({ length: 22 }, (_, index) => index * 0.13 + 0.003)
    for (const moment of [...moments, reference.duration()]) {
      for (let now = reference.time(); now < moment; now += 0.005) reference.time(now)
      reference.time(moment)
      drawAt(moment)
      const expected = ticked.map(look).map(about)
      expect({ moment, looks: baked.map(look) }).toEqual({ moment, looks: expected })
    }
  },
)

test('it shows what autoAlpha shows, and nothing of what that hides', () => {
  const elements = [box(), box()] as const
  for (const { style } of elements) style.visibility = 'hidden'
  const vars = { autoAlpha: 1, duration: 10, ease: 'none', stagger: 10 }
  const playback = play(gsap.timeline().to(elements, vars))
  const seen = () => elements.map((element) => look(element).opacity)
  drawAt(15)
  expect(seen()).toEqual([1, expect.closeTo(0.5)])
  drawAt(5)
  expect(seen()).toEqual([expect.closeTo(0.5), 0])
  playback.kill()
  expect(elements.map(({ style }) => style.visibility)).toEqual(['inherit', 'hidden'])
})

test('it moves only what changes, with few samples', () => {
  const [line, curve, fading, still] = [box(), box(), box(), box()]
  play(
    gsap
      .timeline()
      .to(line, { x: 1000, opacity: 1, duration: 10, ease: 'none' })
      .to(curve, { x: 1000, ease: 'power2.out' }, 0)
      .to(fading, { x: 0, opacity: 0 }, 0)
      .to(still, { x: 0 }, 0),
  )
  const all = animations().map(({ effect }) => {
    const { target } = effect as KeyframeEffect
    const frames = (effect as KeyframeEffect).getKeyframes()
    return [target, 'transform' in frames[0]!, 'opacity' in frames[0]!, frames.length < 35]
  })
  expect(all).toEqual([
    [line, true, false, true],
    [curve, true, false, true],
    [fading, false, true, true],
  ])
})
