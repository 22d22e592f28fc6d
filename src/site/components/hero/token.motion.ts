import type { Move } from './follow-steps.ts'

/** The timing of a token's run, of its lit path, and of its name: all end in the same frame. */
const timing = { duration: 900, easing: 'cubic-bezier(0.5, 0, 0.1, 1)' } as const // milliseconds

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

/**
 * Lets a token run along a line where a step leads.
 *
 * @param circle the animation in which the theme changes, and with which the token arrives
 * @returns when it has arrived; at once if the line is out of view
 */
export const runLineToken = async (
  line: HTMLElement,
  step: Move,
  circle?: AnimationEffect | null,
) => {
  const tracks = line.querySelector<HTMLElement>('.line-tracks')
  if (!tracks?.offsetWidth || line.getBoundingClientRect().bottom < 0) return
  const circleTiming = circle?.getTiming()
  const duration = Number(circleTiming?.duration ?? timing.duration)
  const easing = circleTiming?.easing ?? timing.easing
  const corners = cornersOf(tracks, step)

  const path = appendPath(tracks, corners)
  const name = append(line, 'token-event', step.event)
  const token = append(tracks, 'token')
  await Promise.allSettled(
    [
      path.animate(fadeFrames, { duration }),
      name.animate(fadeFrames, { duration }),
      token.animate(runFrames(corners), { duration, easing }),
    ].map(({ finished }) => finished),
  )
  for (const element of [path, name, token]) element.remove()
}
