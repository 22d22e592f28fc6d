import type { Course } from '#motion/course'

import { moveTrack } from '../../components/carousel/carousel.motion.ts'
import { momentsOf, tweensOf } from './moments.ts'

/** A tenth of a pixel, and of a millisecond. */
const DIGITS = 4

const rounded = (value: number) => Number(value.toFixed(DIGITS))

const courseOf = (kind: Parameters<typeof moveTrack>[1]): Course => {
  const track = { x: 0 }
  const timeline = moveTrack(track, kind).pause()
  const duration = timeline.duration()
  const moments = tweensOf(timeline).flatMap(momentsOf)
  const values = moments.map((at) => {
    timeline.totalTime(at)
    return rounded(track.x)
  })
  timeline.kill()
  return {
    durationMs: duration * 1000,
    offsets: moments.map((at) => rounded(at / duration)),
    values,
  }
}

/**
 * How a carousel's track moves over one slide.
 * @public `loadFresh` imports it by its path.
 */
export const courses = { step: courseOf('step'), linear: courseOf('linear') }
