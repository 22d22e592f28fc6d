import { gsap } from 'gsap'
import { onTestFinished } from 'vitest'

/** Boxes of 100 × 50 pixels in the page, gone after the test. */
export function boxes(count: number): HTMLElement[] {
  const all = Array.from({ length: count }, () => {
    const box = document.createElement('div')
    Object.assign(box.style, { position: 'absolute', width: '100px', height: '50px' })
    document.body.append(box)
    return box
  })
  onTestFinished(() => all.forEach((box) => box.remove()))
  return all
}

/** What is seen of an element: its matrix, and its opacity (none if it is hidden). */
export function look(element: Element) {
  const { transform, opacity, visibility } = getComputedStyle(element)
  const { a, b, c, d, e, f } = new DOMMatrix(transform)
  return { shape: [a, b, c, d], place: [e, f], opacity: visibility === 'hidden' ? 0 : Number(opacity) }
}

export const xOf = (element: Element) => look(element).place[0]

/** All that Web Animations still do to the page. */
export const animations = () => document.getAnimations()

/** Draws Web Animations as they are at a time, in seconds, and holds them there. */
export function drawAt(seconds: number) {
  for (const animation of animations()) {
    animation.pause()
    animation.currentTime = seconds * 1000
  }
}

/** Until the browser has drawn, and delivered what it had to report. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** GSAP's clock stands still until it is told to go on: `advance` takes seconds. */
export function ownClock() {
  gsap.ticker.remove(gsap.updateRoot)
  onTestFinished(() => gsap.ticker.add(gsap.updateRoot))
  let now = gsap.globalTimeline.time()
  return (seconds: number) => gsap.updateRoot((now += seconds))
}
