/** Every step in every state of what moves by itself: timers, visibility, swipes and what pauses it. */
import type { Page } from 'playwright'
import type { AnyMachineSnapshot } from 'xstate'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { skills } from '#content/skills'
import { ui } from '#content-model/schema/ui.ts'
import {
  carouselMachine,
  SHOWCASE_INTERVAL_MS,
  SKILLS_INTERVAL_MS,
  slideOnShow,
} from '#machines/carousel.machine.ts'
import { MAX_LATE, paceMachine } from '#machines/pace.machine.ts'
import { sceneMachine } from '#machines/scene.machine.ts'

import { stateOf } from '#devtools/actors/state-of.ts'
import { anchors } from '#site/routing/anchors.ts'
import { setHidden } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import {
  finishMovement,
  pauseTimers,
  pauseTracks,
  durationsOf,
  fireTimers,
  slidesInView,
} from '../site/paused-timers.ts'
import { letWorkerSay, ordersOf, watchWorker } from '../site/scene-worker.ts'
import { test } from '../site/site.ts'
import { type Act, ANYWHERE, type Control, walkThrough, type When } from './walk.ts'

const pauseReasonsOf = ({ context }: AnyMachineSnapshot) => context.pauseReasons as string[]

/** A state and what pauses it, in any order. */
const keyOf = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, pauseReasonsOf(snapshot).toSorted()])

/** A reason to pause comes and goes: one at a time, unless it may come `besides` another. */
const reason = (
  kind: 'rotation' | 'scene',
  name: string,
  [come, go]: readonly [Act, Act],
  besides: When = () => false,
): Control[] => {
  const canCome = (snapshot: AnyMachineSnapshot) => {
    const { length } = pauseReasonsOf(snapshot)
    return length === 0 ? !snapshot.matches('failed') : length === 1 && besides(snapshot)
  }
  return [
    [{ type: `${kind}.pause`, reason: name }, come, canCome],
    [{ type: `${kind}.resume`, reason: name }, go],
  ]
}
const pressOf = (control: string) => (page: Page) => page.locator(control).dispatchEvent('click')
const pressMotion = pressOf('[data-actor=motion]')
const byTab = [setHidden(true), setHidden(false)] as const

const isRunning: When = (snapshot) => snapshot.matches({ track: { moving: 'running' } })

/** Pauses a carousel's timer and its track. */
const pauseCarousel = (intervalMs: number) => async (page: Page) => {
  await pauseTimers([intervalMs])(page)
  await pauseTracks(page)
}

const swipe = (px: number) => (page: Page) =>
  page
    .locator('#showcase .touch-pan-y')
    .first()
    .evaluate((element, distance) => {
      const touch = { pointerType: 'touch', bubbles: true }
      element.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 300 }))
      element.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 300 + distance }))
    }, px)

test('the showcase: timer, focus, swipes and the motion control', async ({ visit }) => {
  const prepare = pauseCarousel(SHOWCASE_INTERVAL_MS)
  const visited = await visit('/', { moves: true, prepare })
  const { page } = visited
  const card = page.locator('.state-card:has([href="?inspect=showcase"])')
  await card.scrollIntoViewIfNeeded()
  const state = card.locator('.card-state')
  await expect(state).toContainText(ui.states.waiting)
  const status = page.locator('section:has(.showcase-list)').getByRole('status')
  const count = showcase.length
  const motion = (name: string) => () => page.getByRole('button', { name, exact: true }).click()
  const focus = () =>
    page
      .locator('.showcase-list a')
      .first()
      .evaluate((link: HTMLElement) => (link.blur(), link.focus({ preventScroll: true })))
  await walkThrough(visited, {
    machine: carouselMachine,
    input: { count, visible: 1, intervalMs: SHOWCASE_INTERVAL_MS, linear: false },
    part: '#showcase',
    keyOf: ({ value, context }) => JSON.stringify([value, slideOnShow(context)]),
    answers: [['timeline.done']],
    controls: [
      ['slide.next', swipe(-100)],
      ['slide.previous', swipe(100)],
      [{ type: 'slide.select', index: 0 }, focus, ANYWHERE],
      ...reason('rotation', 'visitor', [motion(ui.motion.stop), motion(ui.motion.go)]),
    ],
    look: async () => {
      await finishMovement(page)
      const shown = await card.locator('[role="group"]:not([inert])').getAttribute('aria-label')
      return [await state.textContent(), shown, await status.textContent()]
    },
    expected: (snapshot) => {
      const index = slideOnShow(snapshot.context)
      const { title } = projects.find(({ id }) => id === showcase[index])!
      const word = pauseReasonsOf(snapshot).length > 0 ? ui.states.stopped : ui.states.waiting
      const name = `${index + 1} ${ui.carousel.of} ${count}: ${title}`
      // A slide that the visitor has chosen is announced, one that comes by itself is not.
      return [`${word} · ${index + 1} / ${count}`, name, snapshot.context.isChosen ? name : '']
    },
  })
})

test('the skills: timer, width, visibility, other tabs and the system', async ({ visit }) => {
  const prepare = pauseCarousel(SKILLS_INTERVAL_MS)
  const visited = await visit(pages.about.path, { moves: true, prepare })
  const { page } = visited
  const show = () =>
    page
      .getByRole('region', { name: ui.skills.label })
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await show()
  const viewport = page.locator('.carousel-viewport')
  const state = page.locator('[href="?inspect=skills"] .card-state')
  await expect(state).toContainText(ui.states.waiting)
  const widen = (width: number, visible: number): Control => [
    { type: 'viewport.resized', visible },
    () => page.setViewportSize({ width, height: 800 }),
    (snapshot) => pauseReasonsOf(snapshot).length === 0,
  ]
  const leave = () =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const wish = (reducedMotion: 'reduce' | 'no-preference') => () =>
    page.emulateMedia({ reducedMotion })
  await walkThrough(visited, {
    machine: carouselMachine,
    input: { count: skills.length, visible: 6, intervalMs: SKILLS_INTERVAL_MS, linear: true },
    part: '.skills-viewport',
    keyOf,
    // Without motion a movement ends at once.
    answers: [['timeline.done', (snapshot) => pauseReasonsOf(snapshot).includes('reduced')]],
    // Skills move by themselves; a swipe is the showcase's.
    without: ['slide.next', 'slide.previous', 'slide.select'],
    controls: [
      ['timeline.done', finishMovement, isRunning],
      widen(1000, 4),
      widen(1280, 6),
      ...reason('rotation', 'reduced', [wish('reduce'), wish('no-preference')]),
      ...reason('rotation', 'hidden', byTab),
      ...reason('rotation', 'offscreen', [leave, show]),
    ],
    look: async () => [
      await state.textContent(),
      (await slidesInView(viewport)).position,
      (await durationsOf(viewport)).length,
    ],
    expected: (snapshot) => {
      const { position, visible } = snapshot.context
      // A movement is paused where it begins.
      const from = snapshot.matches({ track: 'moving' }) ? position - 1 : position
      return [
        `${ui.states[stateOf(snapshot) as 'moving']} · ${visible} ${ui.carousel.of} ${skills.length}`,
        slideOnShow({ position: from, count: skills.length }),
        Number(isRunning(snapshot)),
      ]
    },
  })
})

/** After the last scroll event, the page counts as scrolling for so long: see `observeScrolling`. */
const SETTLED_AFTER_MS = 150

const isNotLoaded: When = (snapshot) =>
  snapshot.matches('still') && pauseReasonsOf(snapshot).includes('inactive')

test('a scene: focus, scrolling, visibility, other tabs and the motion control', async ({
  visit,
}) => {
  const visited = await visit(pages.projects.path, {
    moves: true,
    height: 400,
    prepare: (fresh) => Promise.all([pauseTimers([SETTLED_AFTER_MS])(fresh), watchWorker(fresh)]),
  })
  const { page } = visited
  const drawn = projects.find(({ image, link }) => image === 'scene:crypto' && link)!
  const card = page.getByRole('article').filter({ hasText: drawn.title })
  const link = card.getByRole('link', { name: new RegExp(ui.projects.demo) })
  const focus = () =>
    link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const top = await card.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return Math.round(scrollY + box.top + box.height / 2 - innerHeight / 2)
  })
  const scroll = (to: number) =>
    page.evaluate(async (y) => {
      const isOver = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      window.scrollTo({ top: y, behavior: 'instant' })
      await isOver
    }, to)
  const scrollABit = async () =>
    scroll((await page.evaluate(() => scrollY)) === top ? top + 9 : top)
  const settle = fireTimers(SETTLED_AFTER_MS)
  const leap = (to: number) => () => scroll(to).then(() => settle(page))
  await leap(top)()
  const fail = async () => {
    const id = (await ordersOf(page)).findLast(({ type }) => type === 'mount')?.id
    await letWorkerSay({ type: 'failed', id })(page)
  }
  await walkThrough(visited, {
    machine: sceneMachine,
    part: 'main article',
    keyOf,
    answers: [
      ['frame.drawn'],
      // It is in view when it is first looked at.
      [{ type: 'scene.resume', reason: 'offscreen' }, (snapshot) => snapshot.matches('still')],
    ],
    controls: [
      ...reason('scene', 'inactive', [() => link.blur(), focus]),
      ...reason('scene', 'motion', [pressMotion, pressMotion], isNotLoaded),
      ...reason('scene', 'hidden', byTab, isNotLoaded),
      ...reason('scene', 'offscreen', [leap(1e6), leap(top)]),
      ...reason('scene', 'scrolling', [scrollABit, settle]),
      ['scene.failed', fail, (snapshot) => snapshot.hasTag('mounted')],
    ],
    look: () =>
      card.evaluate((element) => {
        const runs = window.orders.filter(({ type }) => /^(?:play|pause|release)$/.test(type))
        return [Boolean(element.querySelector('canvas')), runs.at(-1)?.type === 'play']
      }),
    expected: (snapshot) => [
      snapshot.matches('playing') || snapshot.matches('paused'),
      snapshot.matches('playing'),
    ],
  })
})

const measured = (late: number): Control => [
  { type: 'frames.measured', late },
  letWorkerSay({ type: 'measured', late }),
  ANYWHERE,
]
const wish = (isWished: boolean): Control => [
  { type: 'wish.changed', isWished },
  pressOf(`[data-line=motion] [data-station=${isWished ? 'going' : 'following'}]`),
  // The same station again is no other wish.
  ({ context }) => context.isWished !== isWished,
]

test('the pace of scenes: late frames and the visitor’s wish', async ({ visit }) => {
  const visited = await visit('/', {
    moves: true,
    prepare: (fresh) =>
      Promise.all([pauseTimers([SHOWCASE_INTERVAL_MS])(fresh), watchWorker(fresh)]),
  })
  const { page } = visited
  await page.locator(`#${anchors.showcase}`).scrollIntoViewIfNeeded()
  const look = async () =>
    (await ordersOf(page)).findLast(({ type }) => /^(?:play|pause|release)$/.test(type))?.type ===
    'play'
  await expect.poll(look).toBe(true)
  await walkThrough(visited, {
    machine: paceMachine,
    input: { isWished: false, saveData: false },
    part: `#${anchors.showcase}`,
    controls: [measured(MAX_LATE), wish(true), wish(false), measured(MAX_LATE + 0.01)],
    look,
    expected: (snapshot) => !snapshot.hasTag('quiet'),
  })
})
