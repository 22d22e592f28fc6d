import gsap from 'gsap'

import type { Course } from '#motion/course'

import { moveTrack } from '../../components/carousel/carousel.motion.ts'
import { easeSegments } from './ease-segments.ts'

/** A tenth of a pixel, and of a millisecond. */
const DIGITS = 4

const rounded = (value: number) => Number(value.toFixed(DIGITS))

const courseOf = (kind: Parameters<typeof moveTrack>[1]): Course => {
  const track = { x: 0 }
  const timeline = moveTrack(track, kind).pause()
  const [tween] = timeline.getChildren()
  const offsets = [0, ...easeSegments(gsap.parseEase(tween?.vars.ease ?? 'none')), 1]
  const values = offsets.map((offset) => {
    timeline.progress(offset)
    return rounded(track.x)
  })
  timeline.kill()
  return { durationMs: timeline.duration() * 1000, offsets: offsets.map(rounded), values }
}

/**
 * How a carousel's track moves over one slide.
 * @public `loadFresh` imports it by its path.
 */
export const courses = { step: courseOf('step'), linear: courseOf('linear') }
