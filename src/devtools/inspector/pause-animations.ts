/** The root timeline of an animation library, on which all its animations run. */
export interface RootTimeline {
  paused: (isPaused: boolean) => unknown
}

/**
 * Pauses the page's animations, also those that begin later; returns a function that lets them run
 * again. `rootTimeline` is undefined until the library has been loaded.
 */
export const pauseAnimations = (
  isOwn: (target: Element) => boolean,
  rootTimeline: () => RootTimeline | undefined,
) => {
  const paused = new Set<Animation>()
  const pause = () => {
    rootTimeline()?.paused(true)
    for (const animation of document.getAnimations()) {
      const { target, pseudoElement } = animation.effect as KeyframeEffect
      if (animation.playState !== 'running' || (target && isOwn(target))) continue
      // The animations of a navigation go on: until they end, the old page covers the new one and
      // takes its presses.
      if (pseudoElement?.startsWith('::view-transition')) continue
      animation.pause()
      paused.add(animation)
    }
  }
  // No event tells of an animation that a script begins.
  let frame = requestAnimationFrame(function next() {
    pause()
    frame = requestAnimationFrame(next)
  })
  pause()
  return () => {
    cancelAnimationFrame(frame)
    rootTimeline()?.paused(false)
    for (const animation of paused) if (animation.playState === 'paused') animation.play()
  }
}
