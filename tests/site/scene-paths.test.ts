import type { BrowserContext, Page } from 'playwright'
import type { AnyMachineSnapshot } from 'xstate'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content/ui'
import { MAX_LATE, paceMachine } from '#machines/pace.machine'
import { sceneMachine } from '#machines/scene.machine'

import { setHidden, storeElsewhere } from './elsewhere.ts'
import { expect } from './expect.ts'
import { holdTimers, runOut } from './held-timers.ts'
import { test } from './site.ts'
import { holdsOf, keyOf, reason } from './tour-holds.ts'
import { type Deed, walkThrough } from './tour.ts'

/** The page scrolls until so long after its last scroll event: see `observeScrolling`. */
const STANDS_AFTER_MS = 150

/** Keeps what the page orders of its worker, which says of late frames what the test does. */
const watchWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 })
    const orders: unknown[] = []
    Object.assign(window, { orders })
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', (event) => {
          if (event.isTrusted && event.data.type === 'measured') event.stopImmediatePropagation()
        })
        addEventListener('worker.said', (event) => {
          const { detail: data } = event as CustomEvent<unknown>
          this.dispatchEvent(new MessageEvent('message', { data }))
        })
      }
      override postMessage(message: unknown, transfer?: unknown) {
        orders.push(...(message as unknown[]))
        super.postMessage(message, transfer as Transferable[])
      }
    }
  })

const letWorkerSay = (report: object) => (page: Page) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('worker.said', { detail })), report)

declare global {
  interface Window {
    orders: { type: string; id?: number; update?: { type: string; isStill: boolean } }[]
  }
}

const isNotLoaded = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('still') && holdsOf(snapshot).includes('inactive')

test('a scene, by focus, scrolling, place, other tabs and what the visitor chose', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.projects.path, {
    moves: true,
    height: 400,
    prepare: (context) =>
      Promise.all([holdTimers([STANDS_AFTER_MS])(context), watchWorker(context)]),
  })
  const drawn = projects.find(({ image, link }) => image === 'scene:crypto' && link)!
  const card = page.getByRole('article').filter({ hasText: drawn.title })
  const link = card.getByRole('link', { name: new RegExp(ui.projects.demo) })
  const top = await card.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' })
    return scrollY
  })
  const scrollTo = (to: number) =>
    page.evaluate(async (y) => {
      const isOver = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      window.scrollTo({ top: y, behavior: 'instant' })
      await isOver
    }, to)
  const stand = runOut(STANDS_AFTER_MS)
  const leap = (to: number) => () => scrollTo(to).then(() => stand(page))
  const { states } = await walkThrough(page, {
    name: 'scene',
    machine: sceneMachine,
    part: 'main article',
    keyOf,
    answers: (snapshot) => {
      if (snapshot.matches('loading')) return [{ type: 'frame.drawn' }]
      // It is in view when it is first looked at.
      const isNew = snapshot.matches('still') && holdsOf(snapshot).includes('offscreen')
      return isNew ? [{ type: 'scene.release', reason: 'offscreen' }] : []
    },
    deeds: [
      ...reason('scene', 'inactive', [
        () => link.blur(),
        () => link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true })),
      ]),
      ...reason(
        'scene',
        'motion',
        [storeElsewhere('motion', 'stop'), storeElsewhere('motion', null)],
        isNotLoaded,
      ),
      ...reason('scene', 'hidden', [setHidden(true), setHidden(false)], isNotLoaded),
      ...reason('scene', 'offscreen', [leap(1e6), leap(top)]),
      ...reason('scene', 'scrolling', [
        async () => scrollTo((await page.evaluate(() => scrollY)) === top ? top + 9 : top),
        stand,
      ]),
      {
        event: { type: 'scene.failed' },
        act: async () => {
          const id = await page.evaluate(
            () => window.orders.findLast(({ type }) => type === 'mount')?.id,
          )
          await letWorkerSay({ type: 'failed', id })(page)
        },
        isPossible: (snapshot) => snapshot.hasTag('mounted'),
      },
    ],
    look: async () => {
      const canvases = card.locator('canvas')
      const isMounted = (await canvases.count()) > 0
      const isSeen =
        isMounted &&
        (await canvases
          .first()
          .evaluate(({ parentElement }) => getComputedStyle(parentElement!).opacity === '1'))
      const run = await page.evaluate(
        () =>
          window.orders.findLast(({ type }) => ['play', 'pause', 'release'].includes(type))?.type,
      )
      return [isMounted, isSeen, run === 'play']
    },
    expected: (snapshot) => [
      snapshot.hasTag('mounted'),
      snapshot.hasTag('visible'),
      snapshot.hasTag('running'),
    ],
  })
  expect(states).toBe(12)
  expect(said).toEqual([])
})

const measure = (late: number): Deed => ({
  event: { type: 'frames.measured', late },
  act: letWorkerSay({ type: 'measured', late }),
})
const wish = (isWished: boolean): Deed => ({
  event: { type: 'wish.changed', isWished },
  act: storeElsewhere('motion', isWished ? 'go' : null),
  isPossible: ({ context }) => context.isWished !== isWished,
})

test('the pace of scenes, by late frames and what the visitor chose', async ({ visit }) => {
  const { page, said } = await visit('/', { moves: true, prepare: watchWorker })
  await page.mouse.move(640, 300)
  const stillness = () =>
    page.evaluate(
      () => window.orders.findLast(({ update }) => update?.type === 'still')?.update?.isStill,
    )
  await expect.poll(stillness).toBe(false)
  const { states, steps } = await walkThrough(page, {
    name: 'pace',
    machine: paceMachine,
    input: { isWished: false, saveData: false, cores: 8, memory: 8 },
    part: '[data-hero]',
    deeds: [measure(MAX_LATE), wish(true), wish(false), measure(MAX_LATE + 0.01)],
    look: stillness,
    expected: (snapshot) => snapshot.hasTag('quiet'),
  })
  expect([states, steps]).toEqual([3, 9])
  expect(said).toEqual([])
})
