import { afterFrame } from '#lib/after-frame'
import { whenIdle } from '#lib/idle'

const LATEST_MS = 300

/** Parts that are not rendered yet take the colours, too: later they would fade from the old ones. */
const settle = () => {
  const { dataset } = document.documentElement
  // Nothing has changed, or another change has begun.
  if (!('recolouring' in dataset) || dataset['pictures'] !== dataset['theme']) return
  for (const { firstElementChild } of document.querySelectorAll('.section, .project-list > li'))
    if (firstElementChild) void getComputedStyle(firstElementChild).color
  delete dataset['recolouring']
}

/** In the frame after: what takes longer than the colours. */
const finish = (theme: string) => {
  const root = document.documentElement
  root.dataset['pictures'] = theme
  const ink = getComputedStyle(root).getPropertyValue('--ink')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ink)
  }
  whenIdle(settle, LATEST_MS)
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
