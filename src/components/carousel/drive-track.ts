import { trackKeyframes } from 'virtual:track-keyframes'

import { type Keyframes, inPixels, scaled, valueAt } from '#motion/keyframes'

import { lapsBefore, place, slidePixels, trackTransforms } from './placement'
import type { CarouselActor } from './use-carousel'

interface Movement {
  animation: Animation
  keyframes: Keyframes
  /** Where it ends, in slides from the start. */
  to: number
}

/**
 * Moves a track as its actor says, beside React: a step renders none of it. The build has recorded
 * GSAP's timeline, and the compositor plays the record.
 *
 * @param isAllowed whether it may move now, or is to be at its end at once
 * @returns ends this
 */
export const driveTrack = (track: HTMLElement, actor: CarouselActor, isAllowed: () => boolean) => {
  /** In slides from the start. While a movement is under way, where it began. */
  let standsAt = actor.getSnapshot().context.position
  let movement: Movement | undefined
  let stage = ''

  const stageNow = () => {
    const snapshot = actor.getSnapshot()
    if (snapshot.matches({ track: 'resting' })) return 'resting'
    if (snapshot.matches({ track: { moving: 'frozen' } })) return 'frozen'
    return isAllowed() ? 'moving' : 'over'
  }

  const done = () => actor.send({ type: 'timeline.done' })

  /** Where the track stands in the laps that the numbers of a movement leave out. */
  const lapsOf = (position: number, count: number) =>
    lapsBefore(Math.min(standsAt, position), count)

  const move = () => {
    const { position, count, visible, linear } = actor.getSnapshot().context
    if (position === standsAt) return done()
    const slides = position - standsAt
    const keyframes = scaled(linear ? trackKeyframes.linear : trackKeyframes.step, slides, linear)
    const laps = lapsOf(position, count)
    const steps = inPixels(keyframes, standsAt - laps, slidePixels(track, visible))
    const animation = track.animate(
      {
        offset: steps.offsets,
        transform: trackTransforms(track, steps.values, visible),
        easing: 'step-end',
      },
      { duration: keyframes.durationMs, fill: 'both' },
    )
    animation.onfinish = done
    movement = { animation, keyframes, to: position }
  }

  /** Takes the movement away; the track stands where it got to. */
  const take = () => {
    if (!movement) return
    const { animation, keyframes, to } = movement
    const ms = Number(animation.currentTime)
    standsAt = ms < keyframes.durationMs ? standsAt + valueAt(keyframes, ms) : to
    animation.onfinish = null // it may be on its way
    movement = undefined
    return animation
  }

  const update = () => {
    const snapshot = actor.getSnapshot()
    const { position, count, visible } = snapshot.context
    const kind = stageNow()
    const next = `${kind} ${position} ${visible}`
    if (next === stage || count === 0) return
    stage = next
    const animation = take()
    if (kind === 'resting') standsAt = position
    const laps = lapsOf(position, count)
    const first = Math.min(standsAt, position) - laps
    place(track, { position: standsAt - laps, first, visible })
    animation?.cancel()
    if (kind === 'moving') move()
    if (kind === 'over') done()
  }

  update()
  const subscription = actor.subscribe(update)
  return () => {
    subscription.unsubscribe()
    stage = ''
    take()?.cancel()
  }
}
