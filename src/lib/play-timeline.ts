/**
 * Plays a timeline to its end, or reversed to its start. If it is there already, as one is that is
 * reversed before its first frame, GSAP calls nothing back: `onDone` is then called at once.
 */
export const play = (timeline: gsap.core.Timeline, reversed = false, onDone: () => void) => {
  if (timeline.progress() === (reversed ? 0 : 1)) onDone()
  else timeline.reversed(reversed).paused(false)
}
