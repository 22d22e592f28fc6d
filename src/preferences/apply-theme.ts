import { afterFrame } from '#lib/after-frame'

/** In the frame after: what takes longer than the colours. */
const finish = (theme: string) => {
  const root = document.documentElement
  root.dataset['pictures'] = theme
  // Parts that are not rendered yet take the colours, too: later they would fade from the old ones.
  for (const { firstElementChild } of document.querySelectorAll('.section, .project-list > li'))
    if (firstElementChild) void getComputedStyle(firstElementChild).color
  delete root.dataset['recolouring']
  const ink = getComputedStyle(root).getPropertyValue('--ink')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ink)
  }
}

/**
 * Draws the page in a theme, a step a frame: the control that was pressed first, then the colours,
 * which are a style recalculation of everything in view, then the pictures. Returns a function that
 * cancels what is still to come.
 */
export const applyTheme = (theme: 'dark' | 'light') => {
  const { dataset } = document.documentElement
  let cancel: (() => void) | undefined
  const recolour = () => {
    if (dataset['theme'] !== theme) {
      dataset['theme'] = theme
      // Each frame of a transition of colours would be one more style recalculation.
      dataset['recolouring'] = ''
    }
    cancel = afterFrame(() => finish(theme))
  }
  // A tab in the background has no frames, and must not show its old colours first.
  if (dataset['theme'] === theme || document.hidden) recolour()
  else cancel = afterFrame(recolour)
  return () => cancel?.()
}
