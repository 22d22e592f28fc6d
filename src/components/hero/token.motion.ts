import type { Move } from './follow-steps.ts'

/** Of a token's run, and of what it leaves lit and named, in milliseconds. */
const timing = { duration: 900 } as const

/**
 * A browser draws the page anew in each of the frames around an animation's end, from 40 ms before it on.
 * So it goes on, unseen, until a timer ends it: after `latestMs`, before its own end would come.
 */
const REST = { ms: 200, latestMs: 60 } as const

/** Moments of a run, more of them where it is quick. */
const MOMENTS = Array.from({ length: 25 }, (_, index) => index / 24)
/** The ease is `cubic-bezier(0.5, 0, 0.1, 1)`: the share of the time that has gone… */
const timeAt = (moment: number) =>
  1.5 * moment * (1 - moment) ** 2 + 0.3 * moment ** 2 * (1 - moment) + moment ** 3
/** … and that of the way. */
const wayAt = (moment: number) => moment ** 2 * (3 - 2 * moment)

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

type Frame = Keyframe & { offset: number }

const lengthOf = (from: Point, to: Point) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y)

/** Where a share of the way along some corners leads. */
const pointAt = ([start, ...corners]: [Point, ...Point[]], share: number): Point => {
  let from = start
  let left =
    share *
    corners.reduce((sum, corner, index) => sum + lengthOf(corners[index - 1] ?? start, corner), 0)
  for (const to of corners) {
    const length = lengthOf(from, to)
    if (left <= length && length > 0) {
      const part = left / length
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    left -= length
    from = to
  }
  return from
}

const runFrames = (corners: [Point, Point, ...Point[]]): Frame[] =>
  MOMENTS.map((moment) => {
    const { x, y } = pointAt(corners, wayAt(moment))
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: timeAt(moment) }
  })

/** A step that leads back to its own station has the token shine there. */
const shineFrames = ({ x, y }: Point): Frame[] =>
  MOMENTS.map((moment) => {
    const share = wayAt(moment)
    const transform = `translate(${x}px, ${y}px) scale(${1 + 6 * share})`
    return { transform, opacity: 0.7 * (1 - share), offset: timeAt(moment) }
  })

const fadeFrames: Frame[] = [
  { opacity: 0, offset: 0 },
  { opacity: 1, offset: 0.12 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0, offset: 1 },
]

/** Plays frames, and then rests. @returns the animation, which takes the element away at its end */
const play = (element: HTMLElement, frames: Frame[], duration: number) => {
  const all = duration + REST.ms
  const unseen = { ...frames.at(-1), opacity: 0 }
  const animation = element.animate(
    [
      ...frames.map((frame) => ({ ...frame, offset: (frame.offset * duration) / all })),
      { ...unseen, offset: duration / all },
      { ...unseen, offset: 1 },
    ],
    all,
  )
  setTimeout(() => {
    if (animation.playState === 'running') animation.finish()
  }, duration + REST.latestMs)
  return animation.finished.then(() => element.remove())
}

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

/** A step, and the line of the actor that took it. */
export interface Run {
  line: HTMLElement
  step: Move
}

/** @returns what draws it: until all are measured, none changes the page; undefined if it is out of view */
const prepare = ({ line, step }: Run, circle?: AnimationEffect | null) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || line.getBoundingClientRect().bottom < 0) return undefined
  const duration = Number(circle?.getTiming().duration ?? timing.duration)
  const corners = cornersOf(tracks, step)
  const frames = step.from === step.to ? shineFrames(corners[0]) : runFrames(corners)

  return () => [
    play(appendPath(tracks, corners), fadeFrames, duration),
    play(append(line, 'token-event', step.event), fadeFrames, duration),
    play(append(tracks, 'token'), frames, duration),
  ]
}

/**
 * Tokens run where steps lead, together.
 *
 * @param circle in which the theme changes, and with which they arrive
 * @returns when they have arrived
 */
export const runTokens = (runs: readonly Run[], circle?: AnimationEffect | null) => {
  const starts = runs.map((run) => prepare(run, circle))
  return Promise.allSettled(starts.flatMap((start) => start?.() ?? []))
}
