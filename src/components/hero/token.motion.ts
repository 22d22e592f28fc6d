import { afterFrame } from '#lib/after-frame.ts'
import { pageFlags } from '#lib/page-flags.ts'

import { CIRCLE } from '#preferences/theme.motion.ts'
import type { Move } from './follow-steps.ts'

/** Of a token's run, and of what it leaves lit and named: all end in the same frame. */
const timing = { duration: 900, easing: 'cubic-bezier(0.5, 0, 0.1, 1)' } as const // milliseconds

/** A token that has waited longer is left out: it would tell of the past. */
const LATEST_MS = 5000

interface Point {
  x: number
  y: number
}

/** Where a step leads along a line, corner by corner: straight, or over the loop that leads back. */
const cornersOf = (tracks: HTMLElement, { from, to }: Move): [Point, Point, ...Point[]] => {
  const middleOf = (key: string) => {
    const station = tracks.querySelector<HTMLElement>(`[data-station="${key}"]`)!
    return station.offsetLeft + station.offsetWidth / 2
  }
  const y = tracks.querySelector<HTMLElement>('.line-track')!.offsetTop
  const start = { x: middleOf(from), y }
  const end = { x: middleOf(to), y }
  const loop = tracks.querySelector<HTMLElement>(`[data-loop="${from} ${to}"]`)
  // In a small window there are no loops.
  if (!loop?.offsetWidth) return [start, end]
  const top = loop.offsetTop
  return [start, { x: start.x, y: top }, { x: end.x, y: top }, end]
}

/** From corner to corner at an even speed. */
const runFrames = (corners: Point[]): Keyframe[] => {
  let length = 0
  const stops = corners.map(({ x, y }, index) => {
    const last = corners[index - 1] ?? { x, y }
    length += Math.abs(x - last.x) + Math.abs(y - last.y)
    return { at: length, transform: `translate(${x}px, ${y}px)` }
  })
  return stops.map(({ at, transform }) => ({ transform, offset: at / length, opacity: 1 }))
}

/** A step that leads back to its own station has the token shine there. */
const shineFrames = ({ x, y }: Point): Keyframe[] => {
  const transform = `translate(${x}px, ${y}px)`
  return [
    { transform, opacity: 0.7 },
    { transform: `${transform} scale(7)`, opacity: 0 },
  ]
}

const fadeFrames = { opacity: [0, 1, 1, 0], offset: [0, 0.12, 0.7, 1] }

const append = (parent: Element, className: string, text = '') => {
  const element = document.createElement('i')
  element.className = className
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  parent.append(element)
  return element
}

/** The part of the line that the token runs along. */
const appendPath = (tracks: Element, [start, corner, ...rest]: [Point, Point, ...Point[]]) => {
  const end = rest.at(-1) ?? corner
  const path = append(tracks, 'token-path')
  path.style.width = `${Math.abs(end.x - start.x)}px`
  path.style.height = `${start.y - corner.y}px`
  path.style.translate = `${Math.min(start.x, end.x)}px ${corner.y}px`
  return path
}

const run = (map: HTMLElement, line: HTMLElement, step: Move, circle?: AnimationEffect | null) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || map.getBoundingClientRect().bottom < 0) return
  const circleTiming = circle?.getTiming()
  const duration = Number(circleTiming?.duration ?? timing.duration)
  const easing = circleTiming?.easing ?? timing.easing
  const corners = cornersOf(tracks, step)
  const show = (
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    ease = 'linear',
  ) => {
    const animation = element.animate(frames, { duration, easing: ease })
    void animation.finished.then(() => element.remove())
  }
  show(appendPath(tracks, corners), fadeFrames)
  show(append(line, 'token-event', step.event), fadeFrames)
  const frames = step.from === step.to ? shineFrames(corners[0]) : runFrames(corners)
  show(append(tracks, 'token'), frames, easing)
}

/** When all that is animated in an element has come to its end. */
const allFinished = (element: Element) =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** When the last token that was asked for runs, by the element in which one waits for another. */
const queues = new WeakMap<Element, Promise<unknown>>()

/**
 * A token runs where a step leads, once all earlier ones have arrived.
 *
 * @param moves whether anything may move by then
 */
export const runToken = (map: HTMLElement, step: Move, moves: () => boolean) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  if (!line) return
  const askedAt = performance.now()
  // Until the visitor does something, one token after another; then one of each line at a time.
  const owner = 'untouched' in pageFlags() ? map : line
  const last = queues.get(owner)
  const runNext = async () => {
    await new Promise<void>((painted) => void afterFrame(painted))
    // The theme changes in a circle: its token lands in the frame in which that is whole.
    const circle =
      step.actor === 'theme' ? document.getAnimations().find(({ id }) => id === CIRCLE) : undefined
    // It starts in the frame in which the last one ends: an end, like a start, costs frames.
    if (!circle) await Promise.resolve(last).then(() => allFinished(owner))
    if (moves() && performance.now() - askedAt < LATEST_MS) run(map, line, step, circle?.effect)
  }
  queues.set(owner, runNext())
}
