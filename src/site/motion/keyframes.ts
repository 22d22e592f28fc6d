/**
 * Two keyframes for each frame of a usual display, one for a fast one. More cost time to begin
 * with.
 */
export const STEPS_PER_SECOND = 120

/** The course of a number from 0 to 1 in the run of a timeline. */
export interface Keyframes {
  durationMs: number
  /** The values at moments that divide the duration evenly, the first at 0. */
  values: number[]
}

/** The value at a share of the duration, 0..1. */
export const valueAt = ({ values }: Keyframes, share: number) => {
  const last = values.length - 1
  const at = share * last
  const step = Math.min(Math.floor(at), last - 1)
  return values[step]! + (at - step) * (values[step + 1]! - values[step]!)
}

/**
 * Keyframes that leap from one whole pixel to the next. Without a GPU, a layer between two pixels
 * is blended anew in each frame; a layer on whole pixels is copied, in less than half of the time.
 *
 * @param valueOf the value at a share of the duration, 0..1
 * @param px pixels of the device per unit of the values
 */
export const inPixels = (durationMs: number, valueOf: (share: number) => number, px: number) => {
  const count = Math.max(1, Math.ceil((durationMs / 1000) * STEPS_PER_SECOND))
  const steps = Array.from({ length: count + 1 }, (_, step) => ({
    // A keyframe holds from half a step before its moment to half a step after it.
    offset: Math.max(0, step - 0.5) / count,
    value: Math.round(valueOf(step / count) * px) / px,
  }))
  const leaps = steps.filter(({ value }, step) => value !== steps[step - 1]?.value)
  return [...leaps, { offset: 1, value: steps[count]!.value }]
}
