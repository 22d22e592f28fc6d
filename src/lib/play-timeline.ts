/**
 * Plays a timeline to its end, or reversed to its start. GSAP calls nothing back if the timeline is
 * there already, as when it is reversed before its first frame: `onDone` is then called at once.
 */
export const play = (timeline: gsap.core.Timeline, reversed = false, onDone: () => void) => {
  if (timeline.progress() === (reversed ? 0 : 1)) onDone()
  else timeline.reversed(reversed).paused(false)
}
