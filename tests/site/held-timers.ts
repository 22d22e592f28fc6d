/** Timers and movements that wait until the test lets them go, and where carousels stand meanwhile. */
import type { Locator, Page } from 'playwright'

/** When a page shows what waits for its scripts, and when it waits no longer: `src/first-paint/first-paint.ts`. */
export const SLOW_MS = 2800
export const TIMEOUT_MS = 10_000

/** Timers of these lengths run out only when the test says so. */
export const holdTimers = (lengths: number[]) => (page: Page) =>
  page.addInitScript((held) => {
    const due = new Map<number, () => void>()
    const start = window.setTimeout.bind(window)
    const stop = window.clearTimeout.bind(window)
    // Their numbers are below zero.
    window.setTimeout = ((act: () => void, ms: number, ...given: unknown[]) => {
      if (!held.includes(ms)) return start(act, ms, ...given)
      due.set(-ms, act)
      return -ms
    }) as typeof setTimeout
    window.clearTimeout = (timer) => void (due.delete(Number(timer)) || stop(timer))
    addEventListener('timer.due', (event) => {
      const timer = -(event as CustomEvent<number>).detail
      const act = due.get(timer)
      due.delete(timer)
      act?.()
    })
  }, lengths)

export const runOut = (ms: number) => (page: Page) =>
  page.evaluate((length) => dispatchEvent(new CustomEvent('timer.due', { detail: length })), ms)

/** The tracks of carousels wait where they begin to move. Their scenes would only take time. */
export const holdTracks = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const play = Element.prototype.animate
    Element.prototype.animate = function animate(this: Element, ...given) {
      const animation = play.apply(this, given)
      if (this.matches('.carousel-track')) animation.pause()
      return animation
    }
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  })

export const endMovement = (page: Page) =>
  page.locator('.carousel-track').evaluate((moving) => {
    for (const animation of moving.getAnimations()) animation.finish()
  })

/** How far a carousel has gone from its start, in slides: of those in view, the first. */
export const standsAt = (viewport: Locator) =>
  viewport.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll('[role="group"]')]
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    const first = boxes.findIndex((box) => box.left <= left + 1 && box.right > left + 1)
    const inView = boxes.filter((box) => box.right > left + 1 && box.left < right - 1)
    const box = boxes[first]
    // Between a change of the window and the carousel's answer no slide is at its edge.
    if (!box) return { at: -1, shown: 0 }
    const gone = (left - box.left) / box.width
    // On whole pixels.
    return { at: Number((first + gone).toFixed(1)), shown: inView.length }
  })

/** Milliseconds of each movement of a carousel that is under way. */
export const movementsOf = (viewport: Locator) =>
  viewport
    .locator('.carousel-track')
    .evaluate((track) => track.getAnimations().map(({ effect }) => effect!.getTiming().duration))
