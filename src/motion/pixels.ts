import { valueAt, type Course } from './course'

/** Two for each frame of a usual display, one for each of a fast one. More cost time to begin with. */
const STEPS_PER_SECOND = 120

/**
 * A course that leaps from one whole pixel to the next. Without a GPU what stands between two pixels
 * is blended anew in each frame; on whole ones it is copied, in less than half of the time.
 *
 * @param from where the course begins
 * @param px pixels of the device per unit of the course
 */
export const inPixels = (course: Course, from: number, px: number) => {
  const { durationMs, values } = course
  const way = Math.abs(values.at(-1)! - values[0]!) * px
  const count = Math.max(1, Math.ceil(Math.min(way, (durationMs / 1000) * STEPS_PER_SECOND)))
  const offsets = Array.from({ length: count + 1 }, (_, step) => step / count)
  const at = (offset: number) => from + valueAt(course, offset * durationMs)
  return { offsets, values: offsets.map((offset) => Math.round(at(offset) * px) / px) }
}
