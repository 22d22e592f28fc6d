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
const LOOP_STEPS = 24 // straight ones, of which a run over a loop is made

/** When all that moves in an element has come to its end. */
const over = (element: Element) => {
  const inside = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && element.contains(effect.target))
  return Promise.allSettled(inside.map(({ finished }) => finished))
}

/** A line's way from one station to another, as a path: straight, or over the loop that leads back. */
const wayOf = (tracks: HTMLElement, { from, to }: Step) => {
  const middleOf = (key: string) => {
    const station = tracks.querySelector<HTMLElement>(`[data-station="${key}"]`)!
    return station.offsetLeft + station.offsetWidth / 2
  }
  const y = tracks.querySelector<HTMLElement>('[data-track]')!.offsetTop
  const [start, end] = [middleOf(from), middleOf(to)]
  const loop = tracks.querySelector<HTMLElement>(`[data-loop="${from} ${to}"]`)
  if (!loop?.offsetWidth) return { start, end, y, path: `M${start} ${y}H${end}` }
  const [top, side] = [loop.offsetTop, Math.sign(end - start) * BEND]
  const up = `V${top + BEND}Q${start} ${top} ${start + side} ${top}`
  const down = `H${end - side}Q${end} ${top} ${end} ${top + BEND}V${y}`
  return { start, end, y, path: `M${start} ${y}${up}${down}`, loop }
}

/** Keyframes along a path at an even speed; where it has no length, the station shines. */
const along = (path: string, steps: number): Keyframe[] => {
  const way = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  way.setAttribute('d', path)
  const length = way.getTotalLength()
  const placeAt = (step: number) => {
    const { x, y } = way.getPointAtLength((step / steps) * length)
    return `translate(${x}px, ${y}px)`
  }
  if (length > 0)
    return [...Array(steps + 1).keys()].map((step) => ({ transform: placeAt(step), opacity: 1 }))
  return [
    { transform: placeAt(0), opacity: 0.7 },
    { transform: `${placeAt(0)} scale(7)`, opacity: 0 },
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

const run = (map: HTMLElement, line: HTMLElement, step: Step, circle?: AnimationEffect | null) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || map.getBoundingClientRect().bottom < 0) return
  const turn = circle?.getTiming()
  const { start, end, y, path, loop } = wayOf(tracks, step)
  const duration = Number(turn?.duration ?? timing.duration)
  const show = (
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    easing = 'linear',
  ) => void element.animate(frames, { duration, easing }).finished.then(() => element.remove())
  const taken = loop ? addLoop(tracks, loop) : add(tracks, 'taken')
  if (!loop) {
    taken.style.width = `${Math.abs(end - start)}px`
    taken.style.translate = `${Math.min(start, end)}px ${y}px`
  }
  show(taken, fade)
  show(add(line, 'event', step.event), fade)
  show(add(tracks, 'token'), along(path, loop ? LOOP_STEPS : 1), turn?.easing ?? EASE)
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
