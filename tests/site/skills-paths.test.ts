import type { BrowserContext, Page } from 'playwright'

import { pages } from '#content/pages'
import { skills } from '#content/skills'
import { ui } from '#content/ui'
import { carouselMachine, SKILLS_INTERVAL_MS, slideOnShow } from '#machines/carousel.machine'

import { setHidden, storeElsewhere } from './elsewhere.ts'
import { expect } from './expect.ts'
import { holdTimers, runOut } from './held-timers.ts'
import { test } from './site.ts'
import { holdsOf, keyOf, reason } from './tour-holds.ts'
import { type Deed, walkThrough } from './tour.ts'

/** The carousel's track stays where a movement begins, until the test ends it. */
const holdTrack = (context: BrowserContext) =>
  context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const play = Element.prototype.animate
    Element.prototype.animate = function animate(this: Element, ...given) {
      const animation = play.apply(this, given)
      if (this.matches('.carousel-track')) animation.pause()
      return animation
    }
  })

/** The number of the slide at the left edge of a carousel, and how many movements it has. */
const track = (page: Page) =>
  page.locator('.carousel-viewport').evaluate((viewport) => {
    const edge = viewport.getBoundingClientRect().left
    const slides = [...viewport.querySelectorAll('[role="group"]')]
    const first = slides.findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 2,
    )
    return [first, viewport.firstElementChild!.getAnimations().length]
  })

test('the skills, by time, width, place, other tabs and what the system asks', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.about.path, {
    moves: true,
    prepare: (context) =>
      Promise.all([holdTimers([SKILLS_INTERVAL_MS])(context), holdTrack(context)]),
  })
  const show = () =>
    page
      .getByRole('region', { name: ui.skills.label })
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await show()
  const state = page.locator('[href="?inspect=skills"] [data-card-state]')
  await expect(state).toContainText(ui.skills.moving)
  const widen = (width: number, visible: number): Deed => ({
    event: { type: 'viewport.resized', visible },
    act: () => page.setViewportSize({ width, height: 800 }),
    isPossible: ({ context }) => context.holds.length === 0 && context.visible !== visible,
  })
  const { states } = await walkThrough(page, {
    name: 'skills',
    machine: carouselMachine,
    input: { count: skills.length, visible: 6, intervalMs: SKILLS_INTERVAL_MS, linear: true },
    part: '.skills-viewport',
    keyOf,
    // Without motion a movement ends at once.
    answers: (snapshot) =>
      snapshot.matches({ track: 'moving' }) && holdsOf(snapshot).includes('reduced')
        ? [{ type: 'timeline.done' }]
        : [],
    deeds: [
      {
        event: { type: 'xstate.after.interval.carousel.rotation.waiting' },
        act: runOut(SKILLS_INTERVAL_MS),
        isPossible: (snapshot) => snapshot.matches({ rotation: 'waiting' }),
      },
      {
        event: { type: 'timeline.done' },
        act: () =>
          page.locator('.carousel-track').evaluate((moving) => {
            for (const animation of moving.getAnimations()) animation.finish()
          }),
        isPossible: (snapshot) => snapshot.matches({ track: { moving: 'running' } }),
      },
      widen(1000, 4),
      widen(1280, 6),
      ...reason('rotation', 'visitor', [
        storeElsewhere('motion', 'stop'),
        storeElsewhere('motion', null),
      ]),
      ...reason('rotation', 'reduced', [
        () => page.emulateMedia({ reducedMotion: 'reduce' }),
        () => page.emulateMedia({ reducedMotion: 'no-preference' }),
      ]),
      ...reason('rotation', 'hidden', [setHidden(true), setHidden(false)]),
      ...reason('rotation', 'offscreen', [
        () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
        show,
      ]),
    ],
    look: async () => [await state.textContent(), ...(await track(page))],
    expected: (snapshot) => {
      const { position, visible } = snapshot.context
      const moves =
        snapshot.matches({ rotation: 'waiting' }) || snapshot.matches({ rotation: 'due' })
      // A movement is held where it begins.
      const from = snapshot.matches({ track: 'moving' }) ? position - 1 : position
      return [
        `${moves ? ui.skills.moving : ui.skills.stopped} · ${visible} ${ui.carousel.of} ${skills.length}`,
        slideOnShow({ position: from, count: skills.length }),
        Number(snapshot.matches({ track: { moving: 'running' } })),
      ]
    },
  })
  expect(states).toBe(10)
  expect(said).toEqual([])
})
