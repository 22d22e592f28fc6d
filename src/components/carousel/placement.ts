import { lapOf } from '#motion/track'

/** The side that slides leave to: the one where lines begin. 1 to the right, -1 to the left. */
export const sideOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 1 : -1)

/** How far the track is shifted, in per cent of the viewport's width. */
export const trackPercent = (track: Element, position: number, visible: number) =>
  (sideOf(track) * 100 * position) / visible

/** The whole laps before a position: taken off, so that a track that runs for days stays exact. */
export const lapsBefore = (position: number, count: number) => Math.floor(position / count) * count

/**
 * Puts the track at a position, and each slide that has left it one lap ahead.
 *
 * @param position in slides from the start, 0 or more
 * @param first the position from which slides must be in place, for a track that is about to move
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

/** Where a track stands that is moving: the reverse of `trackPercent`, read off the screen. */
export const readPosition = (track: HTMLElement, visible: number) => {
  const { m41 } = new DOMMatrix(getComputedStyle(track).transform)
  return track.offsetWidth === 0 ? 0 : ((sideOf(track) * m41) / track.offsetWidth) * visible
}
