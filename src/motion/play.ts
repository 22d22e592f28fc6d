import { baked } from './baked'
import type { Direction } from './driver'
import { onTicker } from './ticker'

/**
 * A timeline being played. Nothing throws, and after `kill` nothing does anything. Its functions
 * may be handed on by themselves: `useEffect(() => play(enter(element)).kill, [])`.
 */
export interface Playback {
  /** Stands still where it is. */
  pause: () => void
  /** Goes on with what `pause` interrupted, if anything. */
  resume: () => void
  /** Plays forwards from where it is, up to the end; from the end itself, it is done at once. */
  forward: () => void
  /** Turns round: plays backwards from where it is, down to the start. */
  reverse: () => void
  /** Moves the playhead; a run goes on from there. */
  seek: (seconds: number) => void
  /** Ends the run under way at once, where it was going. Without one, does nothing. */
  finish: () => void
  /** 0..1, of all repeats together. */
  progress: () => number
  /** Stops and releases everything, leaves the elements as they are now, and reports no more. */
  kill: () => void
  /** Kills, and takes back every inline style that the timeline wrote. */
  revert: () => void
}

export interface PlayOptions {
  /** The end was reached: once for each run forwards, in a microtask of its own. */
  onDone?: () => void
  /** The start was reached again: once for each run backwards, in a microtask of its own. */
  onReversed?: () => void
}

/**
 * Plays any GSAP timeline from where its playhead is.
 *
 * One of transforms and opacity alone is baked into Web Animations, which the compositor draws
 * while GSAP's ticker sleeps; anything else plays on the ticker. Either way GSAP has the say over
 * where it is, and a killed or reverted timeline stops its playback too.
 *
 * A timeline has one playback at a time, and `overwrite` does not reach from one to another: kill
 * what moves an element before moving it otherwise. Baked, a timeline is read once, when it is
 * played; `transform-origin` belongs in the stylesheet.
 */
export function play(timeline: gsap.core.Timeline, options: PlayOptions = {}): Playback {
  let direction: Direction = 1
  /** There is a run to be reported. It may be paused. */
  let isUnderWay = false
  let isMoving = false
  let isDead = false

  const arrived = () => {
    if (isMoving) finish()
  }
  const driver = baked(timeline, arrived) ?? onTicker(timeline, arrived)
  const goal = () => (direction > 0 ? timeline.totalDuration() : 0)

  const pause = () => {
    isMoving = false
    driver.rest()
  }

  const run = (next: Direction) => {
    if (isDead || (isMoving && direction === next)) return
    pause()
    direction = next
    isUnderWay = true
    if (driver.time() === goal()) return finish()
    isMoving = true
    driver.run(direction)
  }

  function finish() {
    if (!isUnderWay) return
    isUnderWay = false
    pause()
    timeline.totalTime(goal())
    const report = direction > 0 ? options.onDone : options.onReversed
    queueMicrotask(() => {
      if (!isDead) report?.()
    })
  }

  const kill = () => {
    if (isDead) return
    pause()
    isDead = true
    isUnderWay = false
    timeline.eventCallback('onInterrupt', null)
  }

  timeline.eventCallback('onInterrupt', kill)
  run(1)

  return {
    pause,
    resume: () => isUnderWay && run(direction),
    forward: () => run(1),
    reverse: () => run(-1),
    seek(seconds) {
      if (isDead) return
      const wasMoving = isMoving
      pause()
      timeline.totalTime(Math.max(0, seconds))
      if (wasMoving) run(direction)
    },
    finish,
    progress: () => (timeline.totalDuration() ? driver.time() / timeline.totalDuration() : 1),
    kill,
    revert() {
      kill()
      timeline.revert()
    },
  }
}
