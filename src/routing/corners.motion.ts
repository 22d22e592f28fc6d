/**
 * Turns the corners of a picture that moves from page to page, as it moves: a rectangle becomes round, or
 * the reverse. What was seen of it stays under it meanwhile. Radii in pixels.
 *
 * @param name its `view-transition-name`, when the transition is ready
 */
export const turnCorners = (name: string, from: number, to: number) => {
  const root = document.documentElement
  const group = `::view-transition-group(${name})`
  const { animationDuration, animationTimingFunction } = getComputedStyle(root, group)
  const timing = { duration: parseFloat(animationDuration) * 1000, easing: animationTimingFunction }
  const shape = (radius: number) => ({ borderRadius: `${radius}px`, overflow: 'clip' })
  root.animate([shape(from), shape(to)], { ...timing, pseudoElement: group })
  root.animate({ opacity: [1, 1] }, { ...timing, pseudoElement: `::view-transition-old(${name})` })
}
