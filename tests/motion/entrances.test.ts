/** An entrance compiled into a style sheet is drawn as GSAP draws its timeline. */
import { gsap } from 'gsap'
import { expect, test } from 'vitest'

import { PLACES } from '#motion/entrance-options'

import { entrancesSheet } from '../../src/publish/entrances/sheet'
import { entrances } from '../../src/components/entrance/entrances'
import { about, box, look } from './box'

type Entrance = (element: HTMLElement, options: { order: number }) => gsap.core.Timeline

/** Two boxes in the same entrance: one that the style sheet moves, and one that GSAP does. */
const expectSame = (name: string, enter: Entrance, order = 0) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(entrancesSheet({ [name]: enter }))
  document.adoptedStyleSheets = [sheet]
  const [ours, theirs] = [box(), box()]
  ours.dataset['enters'] = name
  if (order > 0) ours.dataset['order'] = String(order)
  const [animation] = ours.getAnimations()
  animation!.pause()
  const timeline = enter(theirs, { order }).pause()
  const length = timeline.duration()
  expect(Number(animation!.effect!.getComputedTiming().endTime)).toBeCloseTo(length * 1000, 0)
  for (let progress = 0; progress < 1; progress += 0.017) {
    animation!.currentTime = progress * length * 1000
    timeline.time(progress * length)
    expect({ progress, ...look(ours) }).toEqual({ progress, ...about(look(theirs)) })
  }
}

test.each(Object.entries(entrances))(
  '%s is drawn as GSAP draws it, in any place',
  (name, enter) => {
    for (let order = 0; order < PLACES; order += 1) expectSame(name, enter, order)
  },
)

const from = (start: gsap.TweenVars, end: gsap.TweenVars): Entrance => {
  return (element) => gsap.timeline().fromTo(element, start, end)
}

test.each<[string, Entrance, RegExp]>([
  [
    'two tweens',
    (element) => gsap.timeline().from(element, { y: 9 }).from(element, { x: 9 }),
    /one/,
  ],
  ['another property', from({ height: 0 }, { height: 9 }), /height is none of opacity/],
  ['a repeat', from({ opacity: 0 }, { opacity: 1, repeat: 1 }), /repeat is none of/],
  ['another element', () => gsap.timeline().from({ y: 0 }, { y: 5 }), /nothing but the element/],
  ['an end that is not its place', from({ y: 9 }, { y: 5 }), /at its end/],
  ['a unit', from({ y: '2rem' }, { y: 0 }), /y must be a number/],
  ['what changes nothing', from({ opacity: 1 }, { opacity: 1 }), /changes nothing/],
])('the build refuses %s, and names the entrance', (_, enter, reason) => {
  const compile = () => entrancesSheet({ thing: enter })
  expect(compile).toThrow(/^The entrance thing cannot be compiled/)
  expect(compile).toThrow(reason)
})
