import gsap from 'gsap'

/** Seconds per slide. `step` is the showcase's, `linear` the skills'. */
const timing = {
  step: { duration: 0.5, ease: 'power2.inOut' },
  linear: { duration: 3, ease: 'none' },
} as const

/**
 * Moves a track on by a slide: `x` is how far it has gone. The build records it, and a carousel plays
 * the record: see `src/build/virtual/track-keyframes.ts`.
 */
export const moveTrack = (track: { x: number }, kind: keyof typeof timing) =>
  gsap.timeline().to(track, { x: 1, ...timing[kind] })
