import { lapOf } from '#motion/track'

/** The side on which slides leave, where lines begin: 1 is right, -1 is left. Computes no style. */
export const sideOf = (element: Element) => (element.closest('[dir="rtl"]') ? 1 : -1)

/** Shift of the track, in per cent of the viewport's width. */
export const trackPercent = (track: Element, position: number, visible: number) =>
  (sideOf(track) * 100 * position) / visible

/** Whole laps before a position. They are subtracted, so that numbers stay small and exact. */
export const lapsBefore = (position: number, count: number) => Math.floor(position / count) * count

/**
 * Moves the track to a position, and each slide that has left the viewport one lap ahead.
 *
 * @param position in slides from the start, 0 or more
 * @param first the lowest position of a movement that is about to start
 */
export const place = (
  track: HTMLElement,
  { position, first, visible }: { position: number; first: number; visible: number },
) => {
  const count = track.children.length
  const percent = trackPercent(track, position, visible)
  const lapPercent = -sideOf(track) * count * 100
  track.style.transform = position === 0 ? '' : `translateX(${percent}%)`
  for (const [index, slide] of [...track.children].entries()) {
    if (!(slide instanceof HTMLElement)) continue
    const lap = lapOf(index, count, first)
    slide.style.transform = lap === 0 ? '' : `translateX(${lap * lapPercent}%)`
  }
}

/** Position of a moving track, read from its computed style: the inverse of `trackPercent`. */
export const readPosition = (track: HTMLElement, visible: number) => {
  const { m41 } = new DOMMatrix(getComputedStyle(track).transform)
  return track.offsetWidth === 0 ? 0 : ((sideOf(track) * m41) / track.offsetWidth) * visible
}
