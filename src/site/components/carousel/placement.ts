/**
 * A track that goes round without clones: by how many whole tracks a slide is moved, so that those in
 * view follow each other without a gap. The same from one whole position up to the next.
 *
 * @param slide 0..count - 1
 * @param count slides in the track, more than are in view
 * @param position of the left edge of the view, in slides: any real number
 */
const lapOf = (slide: number, count: number, position: number): number =>
  Math.floor((Math.floor(position) - slide - 1) / count) + 1

/** The side on which slides leave, where lines begin: 1 is right, -1 is left. Computes no style. */
export const sideOf = (element: Element) => (element.closest('[dir="rtl"]') ? 1 : -1)

const shift = (percent: number) => `translateX(${percent}%)`

/** Gives the track's transform at a position in slides from the start; `visible` are side by side. */
export const transformsOf = (track: Element, visible: number) => {
  const side = sideOf(track)
  return (position: number) => shift((side * 100 * position) / visible)
}

/** The device's pixels that a slide is wide; 1 where nothing is drawn. */
export const slidePixels = (track: Element, visible: number) =>
  (track.getBoundingClientRect().width / visible) * devicePixelRatio || 1

/**
 * Moves the track to a position, and each slide that has left the viewport one lap ahead.
 *
 * @param position in slides from the start
 * @param first the lowest position of a movement that is about to start
 */
export const setTransforms = (
  track: HTMLElement,
  { position, first, visible }: { position: number; first: number; visible: number },
) => {
  const count = track.children.length
  const lapPercent = -sideOf(track) * count * 100
  track.style.transform = position === 0 ? '' : transformsOf(track, visible)(position)
  for (const [index, slide] of [...track.children].entries()) {
    if (!(slide instanceof HTMLElement)) continue
    const lap = lapOf(index, count, first)
    slide.style.transform = lap === 0 ? '' : shift(lap * lapPercent)
  }
}
