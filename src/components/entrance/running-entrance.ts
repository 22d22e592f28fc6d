/** The style sheet's animation of an element's entrance, while it plays or waits for its delay. */
export const runningEntrance = (element: Element) =>
  element
    .getAnimations()
    .find(
      (animation) =>
        animation instanceof CSSAnimation && animation.animationName.startsWith('enter-'),
    )
