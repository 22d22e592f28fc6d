import gsap from 'gsap'

import { trackPercent } from './placement'

/** Seconds. The showcase starts and stops gently; the skills take this long for each slide. */
const timing = {
  step: { duration: 0.5, ease: 'power2.inOut' },
  linear: { duration: 3, ease: 'none' },
} as const

export interface TrackOptions {
  /** In slides; fractions lie between two. */
  from: number
  to: number
  /** Slides that fit side by side. */
  visible: number
  linear: boolean
}

/** After an interruption less than a slide is left: the speed stays, the time shrinks. */
const linearTiming = (slides: number) => ({
  duration: slides * timing.linear.duration,
  ease: timing.linear.ease,
})

/** The track runs from one position to another. */
export const moveTrack = (track: HTMLElement, { from, to, visible, linear }: TrackOptions) =>
  gsap.timeline().fromTo(
    track,
    // GSAP reads the resting transform as pixels: they give way to per cents.
    { x: 0, xPercent: trackPercent(track, from, visible) },
    {
      x: 0,
      xPercent: trackPercent(track, to, visible),
      ...(linear ? linearTiming(Math.abs(to - from)) : timing.step),
    },
  )
