import type { Course } from '#motion/course'
import { recordCourse } from '#motion/record'

import { moveTrack } from '../../components/carousel/carousel.motion.ts'

/** A tenth of a pixel, and of a millisecond. */
const DIGITS = 4

const rounded = (value: number) => Number(value.toFixed(DIGITS))

const courseOf = (kind: Parameters<typeof moveTrack>[1]): Course => {
  const track = { x: 0 }
  const { durationMs, ...record } = recordCourse(moveTrack(track, kind), () => track.x)
  const [offsets, values] = [record.offsets.map(rounded), record.values.map(rounded)]
  // The moments shortly before and after an end are the end itself, unless it leaps there.
  const isNew = (_: unknown, at: number) =>
    offsets[at] !== offsets[at - 1] || values[at] !== values[at - 1]
  return { durationMs, offsets: offsets.filter(isNew), values: values.filter(isNew) }
}

/**
 * How a carousel's track moves over one slide.
 * @public `loadFresh` imports it by its path.
 */
export const courses = { step: courseOf('step'), linear: courseOf('linear') }
