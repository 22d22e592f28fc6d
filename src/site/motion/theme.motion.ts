/** Light opens, and dark closes it, with one ease; the token of the theme's line arrives with it. */
const timing = { duration: 420, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' } as const // milliseconds

/** Id of the circle's animation, by which others find it. */
export const CIRCLE = 'theme'

/**
 * Within a view transition of the whole page, a circle of light opens from where the theme was
 * chosen, or closes into it. Origin and radius are in pixels of the window.
 *
 * @param isLight whether the new theme is
 * @returns the animation, to be cancelled at the transition's end
 */
export const revealTheme = (isLight: boolean, { x, y }: { x: number; y: number }) => {
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const closed = `circle(0px at ${x}px ${y}px)`
  const open = `circle(${radius}px at ${x}px ${y}px)`
  const clipPath = isLight ? [closed, open] : [open, closed]
  // The circle shows light, which is the new page or the old one.
  const side = isLight ? 'new' : 'old'
  return document.documentElement.animate(
    { clipPath },
    { ...timing, id: CIRCLE, fill: 'both', pseudoElement: `::view-transition-${side}(root)` },
  )
}
