import type { SnapshotFrom } from 'xstate'

import { trackKeyframes } from 'virtual:track-keyframes'

import type { carouselMachine } from '#machines/carousel.machine.ts'
import { inPixels, valueAt } from '#site/motion/keyframes.ts'

import { setTransforms, slidePixels, transformsOf } from './placement.ts'
import type { CarouselActor } from './use-carousel.ts'

/** What the actor asks of a track. Positions are in slides from the start. */
interface Target {
  /** `skipping`: the track is to be at the end of its movement at once. */
  state: 'resting' | 'frozen' | 'moving' | 'skipping'
  position: number
  /** Slides in view at a time. */
  visible: number
}

interface Movement {
  from: number
  to: number
  visible: number
  /** It keeps its speed: it takes longer for more slides. */
  linear: boolean
  /** Slides that the numbers of its transforms leave out. */
  offset: number
}

const trackState = (snapshot: SnapshotFrom<typeof carouselMachine>, isAllowed: boolean) => {
  if (snapshot.matches({ track: 'resting' })) return 'resting'
  if (snapshot.matches({ track: { moving: 'frozen' } })) return 'frozen'
  return isAllowed ? 'moving' : 'skipping'
}

const isSame = (one: Target, other: Target | undefined) =>
  one.state === other?.state && one.position === other.position && one.visible === other.visible

/** Plays GSAP's timeline on the compositor, as the build has recorded it. */
const startMovement = (track: HTMLElement, movement: Movement, onEnd: () => void) => {
  const { from, to, visible, linear, offset } = movement
  const keyframes = linear ? trackKeyframes.linear : trackKeyframes.step
  const duration = keyframes.durationMs * (linear ? Math.abs(to - from) : 1)
  const positionAt = (share: number) => from + (to - from) * valueAt(keyframes, share)
  const pixels = slidePixels(track, visible)
  const steps = inPixels(duration, (share) => positionAt(share) - offset, pixels)
  const transformAt = transformsOf(track, visible)
  const frames = steps.map((step) => ({
    offset: step.offset,
    transform: transformAt(step.value),
    easing: 'step-end',
  }))
  const animation = track.animate(frames, { duration, fill: 'both' })
  animation.onfinish = onEnd
  return {
    position: () => {
      const share = Number(animation.currentTime) / duration
      // Below 0 until the compositor has begun.
      return positionAt(Math.min(1, Math.max(0, share)))
    },
    cancel: () => {
      // Its event may be on the way.
      animation.onfinish = null
      animation.cancel()
    },
  }
}

/**
 * Moves a track as its actor says, beside React: a step renders none of it.
 *
 * @param isAllowed whether it may move now, or is to be at its end at once
 * @returns ends this
 */
export const driveTrack = (track: HTMLElement, actor: CarouselActor, isAllowed: () => boolean) => {
  /** Where the track is; while a movement is under way, where that began. */
  let position = actor.getSnapshot().context.position
  let movement: ReturnType<typeof startMovement> | undefined
  let last: Target | undefined

  const reportEnd = () => actor.send({ type: 'timeline.done' })

  const endMovement = () => {
    movement?.cancel()
    movement = undefined
  }

  const update = () => {
    const snapshot = actor.getSnapshot()
    const { count, visible, linear } = snapshot.context
    const target: Target = {
      state: trackState(snapshot, isAllowed()),
      position: snapshot.context.position,
      visible,
    }
    if (isSame(target, last) || count === 0) return
    last = target

    if (target.state === 'resting') position = target.position
    else if (movement) position = movement.position()
    endMovement()

    const first = Math.min(position, target.position)
    // Whole laps are left out: after hours of rotation, numbers are as small and exact as at first.
    const offset = Math.floor(first / count) * count
    setTransforms(track, { position: position - offset, first: first - offset, visible })

    const hasArrived = position === target.position
    if (target.state === 'skipping' || (target.state === 'moving' && hasArrived)) reportEnd()
    else if (target.state === 'moving') {
      const next = { from: position, to: target.position, visible, linear, offset }
      movement = startMovement(track, next, reportEnd)
    }
  }

  update()
  const subscription = actor.subscribe(update)
  return () => {
    subscription.unsubscribe()
    endMovement()
  }
}
