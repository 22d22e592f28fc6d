/** Swipes, visibility, few slides and changes of the window: what carousels do with any content. */
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { pages } from 'virtual:content/pages'
import { shown } from 'virtual:projects/showcase'
import { trackKeyframes } from 'virtual:track-keyframes'
import { ui } from 'virtual:words/ui'
import { SHOWCASE_INTERVAL_MS, SKILLS_INTERVAL_MS } from '#machines/carousel.machine.ts'

import { MotionControl } from '#site/components/bar/preference-controls.tsx'
import Showcase from '#site/components/carousel/showcase.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'
import { anchorOfProject } from '#site/routing/anchors.ts'
import { show } from './render.tsx'
import { someProjects, someSkills } from './some-content.ts'
import { animations, moving, pass, settled, stopTime } from './time.ts'

const titles = shown.map(({ title }) => title)

const viewport = () => document.querySelector('.carousel-viewport')!
const slides = () => [...viewport().querySelectorAll<HTMLElement>('[role="group"]')]
const leftOf = (index: number) => slides()[index]!.getBoundingClientRect().left
const stateText = () => document.querySelector('.card-state')!.textContent
const entry = (index: number) =>
  page.getByRole('link', { name: titles[index]! }).element() as HTMLElement
const isLit = (index: number) => entry(index).matches('.text-signal')

/** Slides of which something is in the viewport of the carousel. */
const inView = () => {
  const view = viewport().getBoundingClientRect()
  return slides()
    .map((slide) => slide.getBoundingClientRect())
    .flatMap(({ left, right }, index) =>
      right > view.left + 1 && left < view.right - 1 ? [index] : [],
    )
}

/** How far the slides have gone to the left, in slides. */
const gone = (visible: number) => {
  const { left, width } = viewport().getBoundingClientRect()
  return ((left - Math.min(...slides().map((_, index) => leftOf(index)))) * visible) / width
}

const I = {
  /** One slide in view that can be reached, and its entry lit. */
  see: async (index: number) => {
    await expect.poll(inView).toEqual([index])
    for (const [other, { inert }] of slides().entries())
      expect([other, inert, isLit(other)]).toEqual([other, other !== index, other === index])
  },
  /** This slide moves in. */
  seeMovingTo: async (index: number) => {
    await moving(1)
    await expect.poll(() => isLit(index)).toBe(true)
  },
  swipe: (px: number, pointerType = 'touch') => {
    fireEvent.pointerDown(viewport(), { pointerType, clientX: 300 })
    fireEvent.pointerUp(viewport(), { pointerType, clientX: 300 + px })
  },
  pressMotion: () => fireEvent.click(page.getByRole('button').first().element()),
  widen: async (width: number) => {
    await page.viewport(width, 720)
    await settled()
  },
}

const showPart = async (part: React.ReactNode, width = 1280) => {
  await page.viewport(width, 720)
  stopTime()
  show(
    <>
      <MotionControl />
      {part}
      <div style={{ height: '200vh' }} />
    </>,
  )
  await settled()
}
const showShowcase = () => showPart(<Showcase />)

test('a swipe of 40 pixels moves it; a shorter one or a mouse does not', async () => {
  await showShowcase()
  I.swipe(-39)
  I.swipe(-200, 'mouse')
  await pass(0)
  await I.see(0)
  I.swipe(-40)
  await I.seeMovingTo(1)
})

test('a movement that replaces one which has not begun yet starts where that would', async () => {
  await showShowcase()
  I.swipe(-40)
  await moving(1)
  // The compositor may start it a moment after the time of the page.
  animations()[0]!.currentTime = -1
  I.swipe(-40)
  await I.seeMovingTo(2)
  const frames = (animations()[0]!.effect as KeyframeEffect).getKeyframes()
  expect(frames.filter(({ transform }) => transform === undefined)).toEqual([])
})

type Gesture = readonly [type: string, pointerId: number, x: number, pointerType?: string]

const gesture = (steps: readonly Gesture[]) => {
  for (const [type, pointerId, clientX, pointerType = 'touch'] of steps) {
    // Further fingers are beside it.
    const target = pointerId > 9 ? document.body : viewport()
    const init = { bubbles: true, pointerId, pointerType, clientX }
    target.dispatchEvent(new PointerEvent(`pointer${type}`, init))
  }
}

test.each<[what: string, Gesture[]]>([
  [
    'the release of a second finger',
    [
      ['down', 1, 300],
      ['down', 2, 400],
      ['up', 2, 100],
      ['up', 1, 300],
    ],
  ],
  [
    'a pinch',
    [
      ['down', 1, 300],
      ['down', 2, 400],
      ['up', 1, 100],
      ['up', 2, 600],
    ],
  ],
  [
    'a pinch with a finger beside it',
    [
      ['down', 1, 300],
      ['down', 10, 900],
      ['up', 1, 100],
      ['up', 10, 900],
    ],
  ],
  [
    'a pinch that began beside it',
    [
      ['down', 10, 900],
      ['down', 1, 300],
      ['up', 1, 100],
      ['up', 10, 900],
    ],
  ],
  [
    'a palm beside a pen',
    [
      ['down', 1, 300, 'pen'],
      ['down', 2, 500],
      ['up', 1, 100, 'pen'],
      ['up', 2, 500],
    ],
  ],
  [
    'a third finger, while one of two is left',
    [
      ['down', 1, 300],
      ['down', 2, 400],
      ['up', 1, 300],
      ['down', 3, 300],
      ['up', 3, 100],
      ['up', 2, 400],
    ],
  ],
  [
    'a touch after a cancelled one',
    [
      ['down', 1, 300],
      ['cancel', 1, 0],
      ['up', 2, 100],
    ],
  ],
  ['a finger that came from elsewhere', [['up', 2, 100]]],
  [
    'another one that is lifted',
    [
      ['down', 1, 300],
      ['up', 10, 100],
      ['up', 1, 290],
    ],
  ],
])('%s moves nothing; the next swipe does', async (_, steps) => {
  await showShowcase()
  gesture(steps)
  await pass(0)
  await I.see(0)
  I.swipe(-40)
  await I.seeMovingTo(1)
})

test('a swipe ends when the page is left', async () => {
  await showShowcase()
  gesture([['down', 1, 300]])
  dispatchEvent(new Event('blur'))
  gesture([['up', 1, 100]])
  await pass(0)
  await I.see(0)
  gesture([
    ['down', 2, 300],
    ['up', 2, 100],
  ])
  await I.seeMovingTo(1)
})

test('the showcase is paused while less than a quarter of it is in view', async () => {
  await showShowcase()
  const { top, height } = viewport().getBoundingClientRect()
  for (const away of [document.documentElement.scrollHeight, top + height * 0.85]) {
    scrollTo(0, away)
    await settled()
    await pass(SHOWCASE_INTERVAL_MS)
    await moving(0)
  }
  scrollTo(0, top + height * 0.6)
  await settled()
  await pass(SHOWCASE_INTERVAL_MS)
  await I.seeMovingTo(1)
})

test.each([
  [1, 0, '1 / 1'],
  [2, 3, `${ui.states.waiting} · 1 / 2`],
])('a showcase of %i has %i roles of a carousel, and its links', async (count, roles, words) => {
  const [first, ...others] = someProjects(count, { note: 'For a client' })
  const own = { ...first, demo: undefined }
  await showPart(<Showcase projects={[own, ...others]} />)
  expect(document.querySelectorAll('[aria-roledescription]')).toHaveLength(roles)
  expect(stateText()).toBe(words)
  // Without a demo it leads to what is said of it on this site.
  const [inside, ...outside] = document.querySelectorAll('.showcase-list a')
  expect(inside).toHaveAttribute('href', `${pages.projects.path}#${anchorOfProject(own.id)}`)
  expect(inside).toHaveTextContent('For a client')
  expect(outside.map((link) => link.getAttribute('href'))).toEqual(others.map(({ demo }) => demo))
})

test('two slides follow each other without an end', async () => {
  await showPart(<Showcase projects={someProjects(2)} />)
  for (const index of [1, 0, 1]) {
    await pass(SHOWCASE_INTERVAL_MS)
    await pass(trackKeyframes.step.durationMs)
    await expect.poll(inView).toEqual([index])
  }
})

test('skills move by whole pixels, and stay midway when the window changes or motion is stopped', async () => {
  await showPart(<SkillsCarousel />, 1100)
  await pass(SKILLS_INTERVAL_MS)
  await pass(trackKeyframes.linear.durationMs / 2)
  const { m41 } = new DOMMatrix(getComputedStyle(viewport().firstElementChild!).transform)
  expect(m41 * devicePixelRatio).toBeCloseTo(Math.round(m41 * devicePixelRatio), 3)
  await I.widen(700)
  expect(gone(3)).toBeCloseTo(1 / 2, 1)
  I.pressMotion()
  await pass(trackKeyframes.linear.durationMs)
  await I.widen(470)
  expect(gone(2)).toBeCloseTo(1 / 2, 1)
  await moving(0)
  I.pressMotion()
  await moving(1)
  expect(gone(2)).toBeCloseTo(1 / 2, 1)
  await pass(trackKeyframes.linear.durationMs / 2)
  expect(inView()).toEqual([1, 2])
})

test('a few skills are in the middle', async () => {
  await showPart(<SkillsCarousel skills={someSkills(5)} />)
  expect(stateText()).toBe(`5 ${ui.carousel.of} 5`)
  const right = slides().at(-1)!.getBoundingClientRect().right
  expect(leftOf(0)).toBeCloseTo(document.documentElement.clientWidth - right, 0)
})
