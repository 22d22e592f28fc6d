import { afterFrame } from '#lib/after-frame'

/**
 * Draws the page in a theme: its colours in the next frame, its pictures and what else may take
 * longer after that. Returns a function that cancels what is still to come.
 */
export const applyTheme = (theme: 'dark' | 'light') => {
  const root = document.documentElement
  const { dataset } = root
  if (dataset['theme'] !== theme) {
    dataset['theme'] = theme
    // Every frame of a transition of colours would be a style recalculation.
    dataset['recolouring'] = ''
  }
  const cancel = afterFrame(() => {
    delete dataset['recolouring']
    dataset['pictures'] = theme
    const ink = getComputedStyle(root).getPropertyValue('--ink')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', ink)
    }
  })
  return () => {
    cancel()
    delete dataset['recolouring']
  }
}
