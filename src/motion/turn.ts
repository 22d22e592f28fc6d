/**
 * Plays a timeline on, or back. If it stands there already, as one does that is turned before its first
 * frame, GSAP never tells that it has ended: `onDone` is then called at once.
 */
export const turn = (timeline: gsap.core.Timeline, reversed = false, onDone: () => void) => {
  if (timeline.progress() === (reversed ? 0 : 1)) onDone()
  else timeline.reversed(reversed).paused(false)
}
