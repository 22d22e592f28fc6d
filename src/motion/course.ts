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
