/** Two for each frame of a usual display, one for each of a fast one. More cost time to begin with. */
export const STEPS_PER_SECOND = 120

/** How a number changes in the run of a timeline. */
export interface Keyframes {
  durationMs: number
  /** Its values at moments that divide the duration evenly, the first at 0. */
  values: number[]
}

/** The value at a time, ms. */
export const valueAt = ({ durationMs, values }: Keyframes, timeMs: number) => {
  const last = values.length - 1
  const at = Math.min(Math.max(timeMs / durationMs, 0), 1) * last
  const step = Math.min(Math.floor(at), last - 1)
  return values[step]! + (at - step) * (values[step + 1]! - values[step]!)
}

/**
 * Keyframes that leap from one whole pixel to the next. Without a GPU what stands between two pixels
 * is blended anew in each frame; on whole ones it is copied, in less than half of the time.
 *
 * @param from where they begin
 * @param px pixels of the device per unit of theirs
 */
export const inPixels = (keyframes: Keyframes, from: number, px: number) => {
  const { durationMs } = keyframes
  const count = Math.max(1, Math.ceil((durationMs / 1000) * STEPS_PER_SECOND))
  const steps = Array.from({ length: count + 1 }, (_, step) => {
    const value = from + valueAt(keyframes, (step / count) * durationMs)
    // It holds from half a step before its moment to half a step after it.
    return { offset: Math.max(0, step - 0.5) / count, value: Math.round(value * px) / px }
  })
  const leaps = steps.filter(({ value }, step) => value !== steps[step - 1]?.value)
  const places = [...leaps, { offset: 1, value: steps[count]!.value }]
  return {
    offsets: places.map(({ offset }) => offset),
    values: places.map(({ value }) => value),
  }
}

/**
 * Keyframes of another length.
 *
 * @param isEven it keeps its speed, so that more takes longer; otherwise it keeps its time
 */
export const scaled = (keyframes: Keyframes, factor: number, isEven: boolean): Keyframes => ({
  durationMs: keyframes.durationMs * (isEven ? Math.abs(factor) : 1),
  values: keyframes.values.map((value) => value * factor),
})
