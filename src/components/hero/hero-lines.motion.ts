import { afterFrame } from '#lib/after-frame'
import { pageFlags } from '#lib/page-flags'

import { CIRCLE } from '../../preferences/theme.motion'
import type { Step } from './follow-steps'

/** A token's run; so long its way stays lit and named. All end in the same frame. */
const timing = { duration: 900 } as const // milliseconds
const EASE = 'cubic-bezier(0.5, 0, 0.1, 1)'

/** A token that has waited longer is left out: it would tell of the past. */
const LATEST_MS = 5000
const BEND = 8 // pixels: as in the style sheet

const animationsIn = (element: Element) =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && element.contains(effect.target))

/** When all that moves in an element has come to its end. */
const over = (element: Element) =>
  Promise.allSettled(animationsIn(element).map(({ finished }) => finished))

type Point = readonly [x: number, y: number]

/** A line's way from one station to another: straight, or over the loop that leads back. */
const wayOf = (tracks: HTMLElement, { from, to }: Step) => {
  const at = (key: string): Point => {
    const station = tracks.querySelector<HTMLElement>(`[data-station="${key}"]`)!
    const y = tracks.querySelector<HTMLElement>('[data-track]')!.offsetTop
    return [station.offsetLeft + station.offsetWidth / 2, y]
  }
  const [start, end] = [at(from), at(to)]
  const loop = tracks.querySelector<HTMLElement>(`[data-loop="${from} ${to}"]`)
  if (!loop?.offsetWidth) return { points: [start, end] }
  const [top, side] = [loop.offsetTop, Math.sign(end[0] - start[0]) * BEND]
  const bend = ([x]: Point, towards: number): Point[] => [
    [x, top + BEND],
    [x + towards * 0.3, top + BEND * 0.3],
    [x + towards, top],
  ]
  const points = [start, ...bend(start, side), ...bend(end, -side).toReversed(), end]
  return { points, loop }
}

/** Keyframes at an even speed; where the way has no length, the station shines. */
const along = (points: readonly Point[]): Keyframe[] => {
  let length = 0
  const frames = points.map(([x, y], index) => {
    const [lastX, lastY] = points[index - 1] ?? [x, y]
    length += Math.hypot(x - lastX, y - lastY)
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1, reached: length }
  })
  if (length > 0)
    return frames.map(({ reached, ...frame }) => ({ ...frame, offset: reached / length }))
  const { transform } = frames[0]!
  return [
    { transform, opacity: 0.7 },
    { transform: `${transform} scale(7)`, opacity: 0 },
  ]
}

const fade = { opacity: [0, 1, 1, 0], offset: [0, 0.12, 0.7, 1] }

/** Adds a token, the line that it leaves lit, or the name of its event: each for its time. */
const add = (place: Element, kind: 'token' | 'taken' | 'event', text = '') => {
  const element = document.createElement('i')
  element.dataset[kind] = ''
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  place.append(element)
  return element
}

/** A copy of a loop, which lies on it. */
const addLoop = (tracks: HTMLElement, loop: HTMLElement) => {
  const copy = tracks.appendChild(loop.cloneNode(true) as HTMLElement)
  copy.dataset['taken'] = ''
  return copy
}

/** Lays an element over a part of the line. */
const cover = (taken: HTMLElement, points: readonly Point[]) => {
  const xs = points.map(([x]) => x)
  const left = Math.min(...xs)
  taken.style.width = `${Math.max(...xs) - left}px`
  taken.style.translate = `${left}px ${points[0]![1]}px`
  return taken
}

const run = (map: HTMLElement, line: HTMLElement, step: Step, circle?: AnimationEffect | null) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || map.getBoundingClientRect().bottom < 0) return
  const turn = circle?.getTiming()
  const { points, loop } = wayOf(tracks, step)
  const duration = Number(turn?.duration ?? timing.duration)
  const show = (
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    easing = 'linear',
  ) => void element.animate(frames, { duration, easing }).finished.then(() => element.remove())
  show(loop ? addLoop(tracks, loop) : cover(add(tracks, 'taken'), points), fade)
  show(add(line, 'event', step.event), fade)
  show(add(tracks, 'token'), along(points), turn?.easing ?? EASE)
}

/** When the last token that was asked for runs, by the element in which one waits for another. */
const queues = new WeakMap<Element, Promise<unknown>>()

/**
 * A token runs along the way that was taken, once all earlier ones have arrived.
 *
 * @param moves whether anything may move when its turn comes
 */
export const runToken = (map: HTMLElement, step: Step, moves: () => boolean) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  if (!line) return
  const asked = performance.now()
  // Until the visitor does something, one token after another; then one of each line at a time.
  const room = 'untouched' in pageFlags() ? map : line
  const last = queues.get(room)
  const turn = async () => {
    await new Promise<void>((painted) => void afterFrame(painted))
    // The theme turns in a circle: its token lands in the frame in which that is whole.
    const circle =
      step.actor === 'theme' ? document.getAnimations().find(({ id }) => id === CIRCLE) : undefined
    // It starts in the frame in which the last one ends: an end, like a start, costs frames.
    if (!circle) await Promise.resolve(last).then(() => over(room))
    if (moves() && performance.now() - asked < LATEST_MS) run(map, line, step, circle?.effect)
  }
  queues.set(room, turn())
}

/** Ends what still runs. */
export const stopTokens = (map: HTMLElement) => {
  for (const animation of animationsIn(map)) animation.finish()
}
