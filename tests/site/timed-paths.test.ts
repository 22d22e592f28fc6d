import type { BrowserContext, Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { ui } from '#content/ui'
import { carouselMachine, SHOWCASE_INTERVAL_MS, slideOnShow } from '#machines/carousel.machine'
import { COPY_FEEDBACK_MS, copyMachine } from '#machines/copy.machine'

import { expect } from './expect.ts'
import { holdTimers, runOut } from './held-timers.ts'
import { test } from './site.ts'
import { walkThrough } from './tour.ts'

/** Movements are over sooner: how long they take is not asked here. */
const hurry = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
}

/** What writing to the clipboard comes to is for the test to say. */
const holdClipboard = (context: BrowserContext) =>
  context.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      new Promise((resolve, reject) => Object.assign(window, { written: resolve, refused: reject }))
  })

const answerClipboard = (answer: 'written' | 'refused') => (page: Page) =>
  page.evaluate((name) => (Reflect.get(window, name) as () => void)(), answer)

test('copying, with a clipboard that allows or refuses it', async ({ visit }) => {
  const { page, said } = await visit(pages.about.path, {
    prepare: (context) =>
      Promise.all([holdTimers(Object.values(COPY_FEEDBACK_MS))(context), holdClipboard(context)]),
  })
  const button = page.getByRole('button', { name: ui.copy.label })
  const status = page.locator('.about-me [role="status"]')
  const { states, steps } = await walkThrough(page, {
    name: 'copy',
    machine: copyMachine,
    part: '.about-me',
    deeds: [
      { event: { type: 'copy.press' }, act: () => button.click() },
      ...(['written', 'refused'] as const).map((answer) => ({
        event: { type: `clipboard.${answer}` },
        act: answerClipboard(answer),
        isPossible: (snapshot: { value: unknown }) => snapshot.value === 'copying',
      })),
      ...(['copied', 'failed'] as const).map((state) => ({
        event: { type: `xstate.after.${state}.copy.${state}` },
        act: runOut(COPY_FEEDBACK_MS[state]),
        isPossible: (snapshot: { value: unknown }) => snapshot.value === state,
      })),
    ],
    look: async () => [
      await status.textContent(),
      await button.evaluate((element) => element.classList.contains('text-signal')),
    ],
    expected: ({ value }) => [
      value === 'copied'
        ? ui.copy.copied
        : value === 'failed'
          ? expect.stringContaining(ui.copy.failed)
          : '',
      value === 'copied',
    ],
  })
  expect([states, steps]).toEqual([4, 8])
  expect(said).toEqual([])
})

test('the showcase, by time, pointer, finger and the motion control', async ({ visit }) => {
  const { page, said } = await visit('/', {
    moves: true,
    prepare: holdTimers([SHOWCASE_INTERVAL_MS]),
  })
  await hurry(page)
  const card = page.locator('[data-card]:has([href="?inspect=showcase"])')
  await card.scrollIntoViewIfNeeded()
  const state = card.locator('[data-card-state]')
  await expect(state).toContainText(ui.showcase.rotating)
  const count = showcase.length
  const swipe = (px: number) => () =>
    card.locator('.touch-pan-y').evaluate((element, distance) => {
      const touch = (type: string, clientX: number) =>
        element.dispatchEvent(
          new PointerEvent(type, { pointerType: 'touch', clientX, bubbles: true }),
        )
      touch('pointerdown', 300)
      touch('pointerup', 300 + distance)
    }, px)
  const motion = (name: string) => () => page.getByRole('button', { name, exact: true }).click()
  const first = projects.find(({ id }) => id === showcase[0])!.title
  const { states } = await walkThrough(page, {
    name: 'showcase',
    machine: carouselMachine,
    input: { count, visible: 1, intervalMs: SHOWCASE_INTERVAL_MS, linear: false },
    part: '#showcase',
    keyOf: ({ value, context }) => JSON.stringify([value, slideOnShow(context)]),
    answers: (snapshot) =>
      snapshot.matches({ track: 'moving' }) ? [{ type: 'timeline.done' }] : [],
    deeds: [
      {
        event: { type: 'xstate.after.interval.carousel.rotation.waiting' },
        act: runOut(SHOWCASE_INTERVAL_MS),
        isPossible: (snapshot) => snapshot.matches({ rotation: 'waiting' }),
      },
      { event: { type: 'slide.next' }, act: swipe(-100) },
      { event: { type: 'slide.previous' }, act: swipe(100) },
      {
        event: { type: 'slide.select', index: 0 },
        act: async () => {
          await page.mouse.move(1, 1)
          await page.getByRole('link', { name: first }).last().hover()
        },
      },
      {
        event: { type: 'rotation.hold', reason: 'visitor' },
        act: motion(ui.motion.stop),
        isPossible: ({ context }) => context.holds.length === 0,
      },
      {
        event: { type: 'rotation.release', reason: 'visitor' },
        act: motion(ui.motion.go),
        isPossible: ({ context }) => context.holds.length > 0,
      },
    ],
    look: async () => {
      const isMoving = await card.evaluate(
        (element) => element.getAnimations({ subtree: true }).length > 0,
      )
      const shown = await card.locator('[role="group"]:not([inert])').getAttribute('aria-label')
      return [await state.textContent(), shown?.slice(0, 1), isMoving]
    },
    expected: (snapshot) => {
      const place = slideOnShow(snapshot.context) + 1
      const rotates = snapshot.matches({ rotation: 'waiting' })
      const word = rotates ? ui.showcase.rotating : ui.showcase.stopped
      return [`${word} · ${place} / ${count}`, String(place), false]
    },
  })
  expect(states).toBe(2 * count)
  expect(said).toEqual([])
})
