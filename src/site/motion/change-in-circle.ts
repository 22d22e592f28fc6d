import { revealTheme } from './theme.motion.ts'
import { nameBar, settlePictures, shownInView, transit } from './view-transition.ts'

interface Change {
  /** Whether the new theme is light. */
  isLight: boolean
  /** Where it was chosen, in pixels of the window. */
  origin: { x: number; y: number }
  /** Draws the page in the new theme. */
  draw: () => void
  /** Called when the circle is complete. */
  finish: () => void
}

/**
 * Changes the theme in a circle, once frames are drawn again: colours and pictures change as one.
 *
 * @returns cancels the change
 */
export const changeInCircle = ({ isLight, origin, draw, finish }: Change) => {
  let isCancelled = false
  let circle: Animation | undefined
  nameBar('none')
  const transition = transit(
    () => {
      if (isCancelled) return
      const before = shownInView()
      draw()
      return settlePictures(before)
    },
    () => {
      circle?.cancel()
      if (!isCancelled) finish()
    },
  )
  transition.ready.then(
    () => (circle = revealTheme(isLight, origin)),
    () => {},
  )
  return () => {
    isCancelled = true
    transition.skipTransition()
  }
}
