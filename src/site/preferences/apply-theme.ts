import { afterFrame } from '#lib/after-frame.ts'
import { pageFlags } from '#lib/page-flags.ts'
import type { Origin } from '#machines/theme.machine.ts'
import { SCHEMES, type Theme } from '#machines/themes.ts'

import { nameBar, settlePictures, shownInView, transit } from '#site/motion/view-transition.ts'
import { revealTheme } from './theme.motion.ts'

/** In the frame after the colours: the changes that take longer. */
const finish = () => {
  delete pageFlags().recolouring
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ink)
  }
}

/**
 * Changes the theme in a circle, once frames are drawn again: colours and pictures change as one.
 */
const changeInCircle = (theme: Theme, origin: Origin) => {
  const flags = pageFlags()
  let isCancelled = false
  let circle: Animation | undefined
  nameBar('none')
  const transition = transit(
    () => {
      if (isCancelled) return
      const before = shownInView()
      flags.recolouring = SCHEMES[theme]
      flags.theme = theme
      return settlePictures(before)
    },
    () => {
      circle?.cancel()
      if (!isCancelled) finish()
    },
  )
  transition.ready.then(
    () => (circle = revealTheme(theme, origin)),
    () => {},
  )
  return () => {
    isCancelled = true
    transition.skipTransition()
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
    if (origin && canReveal) return changeInCircle(theme, origin)
    flags.theme = theme
    // Each frame of a transition of colours would be one more style recalculation.
    flags.recolouring = ''
  }
  return afterFrame(finish)
}
