import { afterFrame } from '#lib/after-frame'
import { pageFlags } from '#lib/page-flags'

import { CIRCLE } from '../../preferences/theme.motion'
import type { Way } from './follow-steps'

/** A token's run; so long its way stays lit and named. All end in the same frame. */
const timing = { duration: 900 } as const // milliseconds
const EASE = 'cubic-bezier(0.5, 0, 0.1, 1)'

/** A token that has waited longer is left out: it would tell of the past. */
const LATEST_MS = 5000

/** When all that moves in an element has come to its end. */
const over = (element: Element) =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** A line's way from one station to another, by its corners: straight, or over the loop that leads back. */
const wayOf = (tracks: HTMLElement, { from, to }: Way) => {
  const middleOf = (key: string) => {
    const station = tracks.querySelector<HTMLElement>(`[data-station="${key}"]`)!
    return station.offsetLeft + station.offsetWidth / 2
  }
  const y = tracks.querySelector<HTMLElement>('[data-track]')!.offsetTop
  const [start, end] = [
    { x: middleOf(from), y },
    { x: middleOf(to), y },
  ]
  const loop = tracks.querySelector<HTMLElement>(`[data-loop="${from} ${to}"]`)
  if (!loop?.offsetWidth) return [start, end]
  const top = loop.offsetTop
  return [start, { ...start, y: top }, { ...end, y: top }, end]
}

/** Keyframes from corner to corner at an even speed; where all are one, the station shines. */
const along = (corners: ReturnType<typeof wayOf>): Keyframe[] => {
  let length = 0
  const stops = corners.map(({ x, y }, index) => {
    const last = corners[index - 1] ?? { x, y }
    length += Math.abs(x - last.x) + Math.abs(y - last.y)
    return { at: length, transform: `translate(${x}px, ${y}px)` }
  })
  if (length > 0)
    return stops.map(({ at, transform }) => ({ transform, offset: at / length, opacity: 1 }))
  const { transform } = stops[0]!
  return [
    { transform, opacity: 0.7 },
    { transform: `${transform} scale(7)`, opacity: 0 },
  ]
}

const fade = { opacity: [0, 1, 1, 0], offset: [0, 0.12, 0.7, 1] }

/** Adds a token, the way that it leaves lit, or the name of its event: each for its time. */
const add = (place: Element, kind: 'token' | 'taken' | 'event', text = '') => {
  const element = document.createElement('i')
  element.dataset[kind] = ''
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  place.append(element)
  return element
}

const run = (map: HTMLElement, line: HTMLElement, step: Way, circle?: AnimationEffect | null) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || map.getBoundingClientRect().bottom < 0) return
  const turn = circle?.getTiming()
  const corners = wayOf(tracks, step)
  const [start, end] = [corners[0]!, corners.at(-1)!]
  const duration = Number(turn?.duration ?? timing.duration)
  const show = (
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    easing = 'linear',
  ) => void element.animate(frames, { duration, easing }).finished.then(() => element.remove())
  const taken = add(tracks, 'taken')
  const { y } = corners[1]!
  taken.style.width = `${Math.abs(end.x - start.x)}px`
  taken.style.height = `${start.y - y}px`
  taken.style.translate = `${Math.min(start.x, end.x)}px ${y}px`
  show(taken, fade)
  show(add(line, 'event', step.event), fade)
  show(add(tracks, 'token'), along(corners), turn?.easing ?? EASE)
}

/** When the last token that was asked for runs, by the element in which one waits for another. */
const queues = new WeakMap<Element, Promise<unknown>>()

/**
 * A token runs along the way that was taken, once all earlier ones have arrived.
 *
 * @param moves whether anything may move when its turn comes
 */
export const runToken = (map: HTMLElement, step: Way, moves: () => boolean) => {
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
