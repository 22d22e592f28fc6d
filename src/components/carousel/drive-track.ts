import { trackKeyframes } from 'virtual:track-keyframes'

import { inPixels, valueAt } from '#motion/keyframes'

import { place, slidePixels, transformsOf } from './placement'
import type { CarouselActor } from './use-carousel'

interface Movement {
  animation: Animation
  durationMs: number
  /** Where the track is at a share of the duration, in slides from the start. */
  placeAt: (share: number) => number
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

  /** @param laps slides that the numbers of the movement leave out */
  const move = (laps: number) => {
    const { position, visible, linear } = actor.getSnapshot().context
    if (position === standsAt) return done()
    const from = standsAt
    const slides = position - from
    const keyframes = linear ? trackKeyframes.linear : trackKeyframes.step
    // What keeps its speed takes longer for more slides.
    const durationMs = keyframes.durationMs * (linear ? Math.abs(slides) : 1)
    const placeAt = (share: number) => from + slides * valueAt(keyframes, share)
    const transformAt = transformsOf(track, visible)
    const pixels = slidePixels(track, visible)
    const steps = inPixels(durationMs, (share) => placeAt(share) - laps, pixels)
    const animation = track.animate(
      steps.map(({ offset, value }) => {
        return { offset, transform: transformAt(value), easing: 'step-end' }
      }),
      { duration: durationMs, fill: 'both' },
    )
    animation.onfinish = done
    movement = { animation, durationMs, placeAt }
  }

  /** Takes the movement away; the track stands where it got to. */
  const take = () => {
    if (!movement) return
    const { animation, durationMs, placeAt } = movement
    standsAt = placeAt(Math.min(1, Number(animation.currentTime) / durationMs))
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
    const first = Math.min(standsAt, position)
    // Whole laps are left out: after hours of turning, numbers are as small and exact as at first.
    const laps = Math.floor(first / count) * count
    place(track, { position: standsAt - laps, first: first - laps, visible })
    animation?.cancel()
    if (kind === 'moving') move(laps)
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
