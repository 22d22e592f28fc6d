/**
 * Turns the corners of a picture that moves from page to page, as it moves: a rectangle becomes round, or
 * the reverse. Radii in pixels. To be cancelled at the transition's end.
 *
 * @param name its `view-transition-name`, when the transition is ready
 */
export const turnCorners = (name: string, from: number, to: number) => {
  const pseudoElement = `::view-transition-group(${name})`
  const root = document.documentElement
  const { animationDuration, animationTimingFunction } = getComputedStyle(root, pseudoElement)
  const shapes = [from, to].map((radius) => ({ borderRadius: `${radius}px`, overflow: 'clip' }))
  const timing = { duration: parseFloat(animationDuration) * 1000, easing: animationTimingFunction }
  // Until the transition has ended, which may be a frame later.
  return root.animate(shapes, { ...timing, pseudoElement, fill: 'both' })
}
