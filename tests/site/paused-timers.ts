/** Pauses some timers of a page, and the tracks of its carousels, and says which slides are in view. */
import type { Locator, Page } from 'playwright'

/** Timers of these lengths, in milliseconds, fire only when `fireTimers` says so. All else runs on. */
export const pauseTimers = (lengths: number[]) => (page: Page) =>
  page.addInitScript((paused) => {
    const waiting = new Map<number, () => void>()
    const start = window.setTimeout.bind(window)
    const stop = window.clearTimeout.bind(window)
    // Ids below zero are none of the browser's.
    window.setTimeout = ((act: () => void, ms: number, ...given: unknown[]) => {
      if (!paused.includes(ms)) return start(act, ms, ...given)
      waiting.set(-ms, act)
      return -ms
    }) as typeof setTimeout
    window.clearTimeout = (timer) => void (waiting.delete(Number(timer)) || stop(timer))
    addEventListener('timer.fire', (event) => {
      const timer = -(event as CustomEvent<number>).detail
      const act = waiting.get(timer)
      waiting.delete(timer)
      act?.()
    })
  }, lengths)

export const fireTimers = (ms: number) => (page: Page) =>
  page.evaluate((length) => dispatchEvent(new CustomEvent('timer.fire', { detail: length })), ms)

/** Each movement of a carousel is paused where it begins. Scenes are left out: they would only take time. */
export const pauseTracks = (page: Page) =>
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

export const finishMovement = (page: Page) =>
  page.locator('.carousel-track').evaluate((moving) => {
    for (const animation of moving.getAnimations()) animation.finish()
  })

/** The position of a carousel's track, in slides from its start, and how many slides are in view. */
export const slidesInView = (viewport: Locator) =>
  viewport.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const slides = [...element.querySelectorAll('[role="group"]')]
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    const first = boxes.findIndex((box) => box.left <= left + 1 && box.right > left + 1)
    const inView = boxes.filter((box) => box.right > left + 1 && box.left < right - 1)
    const box = boxes[first]
    // After a change of the window no slide is at the edge, until the carousel has answered.
    if (!box) return { position: -1, count: 0 }
    const moved = (left - box.left) / box.width
    // Tracks are moved by whole pixels.
    return { position: Number((first + moved).toFixed(1)), count: inView.length }
  })

/** The durations of a carousel's running movements, in milliseconds. */
export const durationsOf = (viewport: Locator) =>
  viewport
    .locator('.carousel-track')
    .evaluate((track) => track.getAnimations().map(({ effect }) => effect!.getTiming().duration))
