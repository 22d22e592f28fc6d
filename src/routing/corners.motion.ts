/**
 * Turns the corners of a picture that moves from page to page, as it moves: a rectangle becomes round, or
 * the reverse. Radii in pixels.
 *
 * @param name its `view-transition-name`, when the transition is ready
 */
export const turnCorners = (name: string, from: number, to: number) => {
  const pseudoElement = `::view-transition-group(${name})`
  const root = document.documentElement
  const { animationDuration, animationTimingFunction } = getComputedStyle(root, pseudoElement)
  const shape = (radius: number) => ({ borderRadius: `${radius}px`, overflow: 'clip' })
  root.animate([shape(from), shape(to)], {
    pseudoElement,
    duration: parseFloat(animationDuration) * 1000,
    easing: animationTimingFunction,
  })
}
