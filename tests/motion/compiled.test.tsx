/** What the build compiles looks like GSAP's timelines, at twenty moments of each. */
import { fireEvent } from '@testing-library/react'
import { gsap } from 'gsap'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { trackKeyframes } from 'virtual:track-keyframes'

import { SHOWCASE_INTERVAL_MS, SKILLS_INTERVAL_MS } from '#machines/carousel.machine.ts'
import { STAGGER_STEPS } from '#site/motion/entrance-options.ts'
import { STEPS_PER_SECOND } from '#site/motion/keyframes.ts'

import { moveTrack } from '#site/components/carousel/carousel.motion.ts'
import { entrances } from '#site/components/movement/entrances.ts'
import Showcase from '#site/components/carousel/showcase.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'
import { entrancesSheet } from '#build/virtual/entrances-sheet.ts'
import { show } from '../components/render.tsx'
import { someProjects, someSkills } from '../components/some-content.ts'
import { animations, finishMovements, moving, pass, settled, stopTime } from '../components/time.ts'
import { about, box, look } from './box.ts'

const MOMENTS = 20

type Entrance = (element: HTMLElement, options: { order: number }) => gsap.core.Timeline

describe.each(Object.entries<Entrance>(entrances))('the entrance %s', (name, enter) => {
  test.each([...Array.from({ length: STAGGER_STEPS }).keys()])(
    'as number %i of its group',
    (order) => {
      const ours = box()
      const theirs = box()
      ours.dataset['enters'] = name
      if (order > 0) ours.dataset['order'] = String(order)
      const [animation] = ours.getAnimations()
      animation!.pause()
      const timeline = enter(theirs, { order }).pause()
      const length = timeline.duration()
      expect(animation!.effect!.getComputedTiming().endTime).toBeCloseTo(length * 1000, 0)
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const seconds = (moment / MOMENTS) * length
        animation!.currentTime = seconds * 1000
        timeline.time(seconds)
        expect({ moment, ...look(ours) }).toEqual({ moment, ...about(look(theirs)) })
      }
      timeline.kill()
    },
  )
})

// They are the largest on a page: Largest Contentful Paint waits for them.
test.each(['enterHero', 'enterPortrait', 'enterProjectCard'])(
  'the entrance %s is seen from its start',
  (name) => {
    const entering = box()
    entering.dataset['enters'] = name
    for (const animation of entering.getAnimations()) animation.currentTime = 0
    expect([entering.getAnimations().length, look(entering).opacity > 0]).toEqual([1, true])
  },
)

const viewport = () => document.querySelector('.carousel-viewport')!

const swipe = (px: number) => {
  fireEvent.pointerDown(viewport(), { pointerType: 'touch', clientX: 300 })
  fireEvent.pointerUp(viewport(), { pointerType: 'touch', clientX: 300 + px })
}

/** Each slide is where a track at this position has it, or out of view. */
const expectSlides = (position: number, visible: number, side: number) => {
  const view = viewport().getBoundingClientRect()
  const slides = [...viewport().querySelectorAll('[role="group"]')]
  const width = view.width / visible
  const edge = (rect: DOMRect) => (side > 0 ? rect.left : -rect.right)
  for (const [index, slide] of slides.entries()) {
    const lap = slides.length
    const slot = (((index - position + 1) % lap) + lap) % lap
    const drawn = edge(slide.getBoundingClientRect()) - edge(view)
    const isInView = drawn > -width + 0.5 && drawn < view.width - 0.5
    const away = drawn - (slot - 1) * width
    if (isInView || (slot > 0.01 && slot < visible + 0.99))
      expect(Math.abs(away), `slide ${index} at ${position}`).toBeLessThan(0.51)
  }
}

/** Plays a movement of the track beside GSAP's, up to a moment. @returns where GSAP has it then */
const play = async (
  kind: Parameters<typeof moveTrack>[1],
  [from, to]: readonly [number, number],
  { visible = 1, side = 1, until = MOMENTS } = {},
) => {
  await moving(1)
  const [animation] = animations()
  const { duration } = animation!.effect!.getComputedTiming()
  const track = { x: 0 }
  const timeline = moveTrack(track, kind).pause()
  expect(duration).toBe(timeline.duration() * 1000)
  const steps = (animation!.effect as KeyframeEffect).getKeyframes().length
  expect(steps).toBeLessThan((Number(duration) / 1000) * STEPS_PER_SECOND + 3)
  for (let moment = 0; moment <= until; moment += 1) {
    if (moment === MOMENTS) break
    animation!.currentTime = (moment / MOMENTS) * Number(duration)
    timeline.progress(moment / MOMENTS)
    expectSlides(from + track.x * (to - from), visible, side)
  }
  timeline.kill()
  return from + track.x * (to - from)
}

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('on a page written %s', (dir, side) => {
  const open = async (part: React.ReactNode, width: number) => {
    document.documentElement.dir = dir
    await page.viewport(width, 720)
    stopTime()
    show(part)
    await settled()
  }

  test('the showcase moves a step forward, back, and back from midway', async () => {
    await open(<Showcase projects={someProjects(3)} />, 1280)
    await pass(SHOWCASE_INTERVAL_MS)
    await play('step', [0, 1], { side })
    await finishMovements()
    // Also across the first one.
    for (const to of [0, -1]) {
      swipe(100 * side)
      await play('step', [to + 1, to], { side })
      await finishMovements()
    }
    swipe(-100 * side)
    const midway = await play('step', [-1, 0], { side, until: 7 })
    swipe(100 * side)
    expect(await play('step', [midway, -1], { side })).toBeCloseTo(-1, 0)
  })

  test('the skills move from slide to slide, also from the last to the first', async () => {
    await open(<SkillsCarousel skills={someSkills(4)} />, 478)
    await pass(SKILLS_INTERVAL_MS)
    for (const from of [0, 1, 2, 3, 4]) {
      expect(await play('linear', [from, from + 1], { visible: 2, side })).toBeCloseTo(from + 1, 0)
      await pass(Math.max(trackKeyframes.linear.durationMs, SKILLS_INTERVAL_MS))
    }
  })
})

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
])('the build refuses %s, and names the entrance', (_, enter, reason) => {
  const compile = () => entrancesSheet({ thing: enter })
  expect(compile).toThrow(/^The entrance thing cannot be compiled/)
  expect(compile).toThrow(reason)
})
