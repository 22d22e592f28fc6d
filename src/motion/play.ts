import { baked } from './baked'
import type { Direction } from './driver'
import { onTicker } from './ticker'

/**
 * A timeline being played. Nothing throws, and after `kill` nothing does anything.
 */
export interface Playback {
  /** Plays forwards from where it is, up to the end; from the end itself, it is done at once. */
  forward: () => void
  /** Turns round: plays backwards from where it is, down to the start. */
  reverse: () => void
  /** Stops and releases everything, leaves the elements as they are now, and reports no more. */
  kill: () => void
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
 * where it is, and a killed timeline stops its playback too.
 *
 * A timeline has one playback at a time, and `overwrite` does not reach from one to another: kill
 * what moves an element before moving it otherwise. Baked, a timeline is read once, when it is
 * played; `transform-origin` belongs in the stylesheet.
 */
export function play(timeline: gsap.core.Timeline, options: PlayOptions = {}): Playback {
  let direction: Direction = 1
  let isMoving = false
  let isDead = false

  const driver = baked(timeline, arrive) ?? onTicker(timeline, arrive)
  const goal = () => (direction > 0 ? timeline.totalDuration() : 0)

  const rest = () => {
    isMoving = false
    driver.rest()
  }

  const run = (next: Direction) => {
    if (isDead || (isMoving && direction === next)) return
    rest()
    direction = next
    isMoving = true
    if (driver.time() === goal()) arrive()
    else driver.run(direction)
  }

  function arrive() {
    if (!isMoving) return
    rest()
    timeline.totalTime(goal())
    const report = direction > 0 ? options.onDone : options.onReversed
    queueMicrotask(() => {
      if (!isDead) report?.()
    })
  }

  const kill = () => {
    if (isDead) return
    rest()
    isDead = true
    timeline.eventCallback('onInterrupt', null)
  }

  timeline.eventCallback('onInterrupt', kill)
  run(1)

  return { forward: () => run(1), reverse: () => run(-1), kill }
}
