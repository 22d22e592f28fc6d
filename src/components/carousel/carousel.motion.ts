import gsap from 'gsap'

import { trackPercent } from './placement'

/** Seconds per slide. `step` is the showcase's, `linear` the skills'. */
const timing = {
  step: { duration: 0.5, ease: 'power2.inOut' },
  linear: { duration: 3, ease: 'none' },
} as const

interface TrackOptions {
  /** In slides, with fractions. */
  from: number
  to: number
  /** Number of slides side by side. */
  visible: number
  linear: boolean
}

/** Constant speed: after an interruption, less than a slide is left and takes less time. */
const linearTiming = (slides: number) => ({
  duration: slides * timing.linear.duration,
  ease: timing.linear.ease,
})

/** Moves the track from one position to another. */
export const moveTrack = (track: HTMLElement, { from, to, visible, linear }: TrackOptions) =>
  gsap.timeline().fromTo(
    track,
    // GSAP reads the resting transform as pixels: x is reset in favour of per cent.
    { x: 0, xPercent: trackPercent(track, from, visible) },
    {
      x: 0,
      xPercent: trackPercent(track, to, visible),
      ...(linear ? linearTiming(Math.abs(to - from)) : timing.step),
    },
  )
