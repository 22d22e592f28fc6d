import gsap from 'gsap'

import type { Course } from '#motion/course'
import { recordCourse } from '#motion/record'

/** Seconds per slide. `step` is the showcase's, `linear` the skills'. */
const timing = {
  step: { duration: 0.5, ease: 'power2.inOut' },
  linear: { duration: 3, ease: 'none' },
} as const

interface TrackMovement {
  /** How far to go, in slides; negative is back. */
  slides: number
  linear: boolean
}

/** Constant speed: after an interruption, less than a slide is left and takes less time. */
const linearTiming = (slides: number) => ({
  duration: Math.abs(slides) * timing.linear.duration,
  ease: timing.linear.ease,
})

/** Moves a track: `x` is how far it has gone, in slides. */
const moveTrack = (track: { x: number }, { slides, linear }: TrackMovement) =>
  gsap.timeline().to(track, { x: slides, ...(linear ? linearTiming(slides) : timing.step) })

const courses = new Map<string, Course>()

/** How a track moves, in slides from where it stands. Whole steps are recorded once for all. */
export const recordTrack = (movement: TrackMovement): Course => {
  const key = JSON.stringify(movement)
  const known = courses.get(key)
  if (known) return known
  const track = { x: 0 }
  const course = recordCourse(moveTrack(track, movement), () => track.x)
  if (Number.isInteger(movement.slides)) courses.set(key, course)
  return course
}
