import { afterFrame } from '#lib/after-frame.ts'
import { pageFlags } from '#lib/page-flags.ts'
import type { Origin } from '#machines/theme.machine.ts'
import { SCHEMES, type Theme } from '#machines/themes.ts'

import { transitions } from '#site/motion/load-transitions.ts'

/** In the frame after the colours: the changes that take longer. */
const finish = () => {
  delete pageFlags().recolouring
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ink)
  }
}

/**
 * Draws the page in a theme: in a circle from where it was chosen, if that is known and motion is
 * allowed; or the colours at once, and the slower changes in the next frame.
 *
 * @returns a function that cancels the changes that are still to come
 */
export const applyTheme = (theme: Theme, origin?: Origin) => {
  const flags = pageFlags()
  if (flags.theme !== theme) {
    const canReveal = flags.motion === 'go' && 'startViewTransition' in document && !document.hidden
    const code = transitions.loaded()
    if (origin && code && canReveal) {
      const draw = () => {
        flags.recolouring = SCHEMES[theme]
        flags.theme = theme
      }
      const isLight = SCHEMES[theme] === 'light'
      return code.changeInCircle({ isLight, origin, draw, finish })
    }
    flags.theme = theme
    // Each frame of a transition of colours would be one more style recalculation.
    flags.recolouring = ''
  }
  return afterFrame(finish)
}
