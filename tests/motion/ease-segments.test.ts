import { gsap } from 'gsap'
import { expect, test } from 'vitest'

import { easeSegments } from '#motion/ease-segments'

const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** The greatest distance between an ease and straight lines from knot to knot. */
function errorOf(ease: gsap.EaseFunction) {
  const knots = [0, ...easeSegments(ease), 1]
  const errors = Array.from({ length: 10_000 }, (_, index) => {
    const p = index / 10_000
    const next = knots.findIndex((knot) => knot > p)
    const [a, b] = [knots[next - 1]!, knots[next]!]
    const isShortest = b - a < 1 / 500 // kinks and cliffs: left alone
    return isShortest ? 0 : Math.abs(ease(p) - mix(ease(a), ease(b), (p - a) / (b - a)))
  })
  return Math.max(...errors)
}

test('a straight ease is one segment', () => {
  expect(easeSegments(gsap.parseEase('none'))).toEqual([])
})

test.each(
  'sine power1 power2 power3 power4 expo circ back bounce elastic'
    .split(' ')
    .flatMap((name) => [`${name}.in`, `${name}.out`, `${name}.inOut`]),
)('%s is straight within each segment, to a five-hundredth', (name) => {
  const ease = gsap.parseEase(name)
  expect(errorOf(ease)).toBeLessThan(0.002)
  expect(easeSegments(ease).length).toBeLessThan(120)
})

test('a jump comes to an end', () => {
  const knots = easeSegments(gsap.parseEase('steps(1)'))
  expect(knots.length).toBeLessThan(12)
})
