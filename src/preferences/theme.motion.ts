import type { Origin } from '#machines/theme.machine'

/** Light opens, and dark closes it, with one ease; the token of the theme's line arrives with it. */
const timing = { duration: 420, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' } as const // milliseconds

/** Of the animation, by which others find it. */
export const CIRCLE = 'theme'

/**
 * Within a view transition of the whole page: a circle of light opens from where the theme was chosen,
 * or closes into it. Origin and radius in pixels of the window. To be cancelled at the transition's end.
 */
export const turnTheme = (theme: 'dark' | 'light', { x, y }: Origin) => {
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const open = [0, radius].map((r) => `circle(${r}px at ${x}px ${y}px)`)
  return document.documentElement.animate(
    { clipPath: theme === 'light' ? open : open.toReversed() },
    {
      ...{ ...timing, id: CIRCLE, fill: 'both' },
      pseudoElement: `::view-transition-${theme === 'light' ? 'new' : 'old'}(root)`,
    },
  )
}
