/** The style sheet's animation of an element's entrance, while it plays or waits for its delay. */
export const runningEntrance = (element: Element) =>
  element
    .getAnimations()
    .find(
      (animation) =>
        animation instanceof CSSAnimation && animation.animationName.startsWith('enter-'),
    )

/**
 * Calls `onDone` when the entrance of an element is over: it has ended, something has cancelled it,
 * or nothing plays. Returns what ends the watch.
 */
export const watchEntrance = (element: Element, onDone: () => void) => {
  let isWatched = true
  const report = () => {
    if (isWatched) onDone()
  }
  const animation = runningEntrance(element)
  if (animation) animation.finished.then(report, report)
  else report()
  return () => {
    isWatched = false
  }
}
