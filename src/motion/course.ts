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

/** How a number changes in the course of a timeline. */
export interface Course {
  durationMs: number
  /** 0..1, ascending: the moments between which it changes evenly. */
  offsets: number[]
  /** Its value at each of them. */
  values: number[]
}

/** The value at a time, ms. */
export const valueAt = ({ durationMs, offsets, values }: Course, timeMs: number) => {
  const now = timeMs / durationMs
  const next = offsets.findIndex((offset) => offset > now)
  if (next < 1) return values.at(next)!
  const [from, to] = [offsets[next - 1]!, offsets[next]!]
  const share = (now - from) / (to - from)
  return values[next - 1]! + share * (values[next]! - values[next - 1]!)
}

/**
 * A course of another length.
 *
 * @param isEven it keeps its speed, so that more takes longer; otherwise it keeps its time
 */
export const scaled = (course: Course, factor: number, isEven: boolean): Course => ({
  durationMs: course.durationMs * (isEven ? Math.abs(factor) : 1),
  offsets: course.offsets,
  values: course.values.map((value) => value * factor),
})
