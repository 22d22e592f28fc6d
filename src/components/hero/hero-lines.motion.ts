import { afterFrame } from '#lib/after-frame'

import type { Step } from './follow-steps'

/** Milliseconds. */
const timing = {
  /** The token's run, and then how long the way stays lit and named. */
  run: { duration: 650, easing: 'cubic-bezier(0.45, 0, 0.25, 1)' },
  name: { duration: 900 },
} as const

/** A token that would start later than this is left out: it would tell of the past. */
const LATEST_MS = 5000
const BEND = 8 // pixels: as in the style sheet

/** Milliseconds until all that moves in an element has come to its end. */
const waitOf = (element: Element) =>
  Math.max(
    0,
    ...element
      .getAnimations({ subtree: true })
      .map(
        ({ effect, currentTime }) =>
          Number(effect?.getComputedTiming().endTime) - Number(currentTime),
      ),
  )

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

const add = (place: Element, kind: string, text = '') => {
  const element = document.createElement('span')
  element.setAttribute('aria-hidden', 'true')
  element.dataset[kind] = ''
  element.textContent = text
  place.append(element)
  return element
}

const fade = { opacity: [0, 1, 1, 0], offset: [0, 0.12, 0.7, 1] }

const run = (map: HTMLElement, step: Step) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  const tracks = line?.querySelector<HTMLElement>('.line-tracks')
  // Until the visitor does something, one token after another; then one of each line at a time.
  const delay = waitOf('untouched' in document.documentElement.dataset ? map : line!)
  if (!tracks?.offsetWidth || delay > LATEST_MS || map.getBoundingClientRect().bottom < 0) return
  const { points, loop } = wayOf(tracks, step)
  const play = (
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    time: object,
  ) => {
    const animation = element.animate(frames, { ...time, delay })
    animation.onfinish = animation.oncancel = () => element.remove()
  }
  const taken = loop ? tracks.appendChild(loop.cloneNode() as HTMLElement) : add(tracks, 'trail')
  taken.dataset['taken'] = ''
  if (!loop) {
    const xs = points.map(([x]) => x)
    const left = Math.min(...xs)
    taken.style.width = `${Math.max(...xs) - left}px`
    taken.style.translate = `${left}px ${points[0]![1]}px`
  }
  play(taken, fade, timing.name)
  play(add(line!, 'event', step.event), fade, timing.name)
  play(add(tracks, 'token'), along(points), timing.run)
}

/** A token runs along the way that was taken, once all earlier ones have arrived. */
export const runToken = (map: HTMLElement, step: Step) => void afterFrame(() => run(map, step))

/** Ends what still runs. */
export const stopTokens = (map: HTMLElement) => {
  for (const animation of map.getAnimations({ subtree: true })) animation.finish()
}
