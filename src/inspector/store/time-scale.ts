/** Longer gaps are drawn as this: a page that stood for minutes must not squeeze all else. */
export const LONGEST_GAP_MS = 3000

export interface TimeScale {
  /** A time's place on the line, 0..1. */
  placeOf: (at: number) => number
  /** The time at a place. */
  timeAt: (place: number) => number
}

const between = (
  value: number,
  from: readonly number[],
  to: readonly number[],
  fallback: number,
): number => {
  const index = from.findIndex((knot) => knot >= value)
  if (index < 0) return to.at(-1) ?? fallback
  const [start = 0, end = 0] = [from[index - 1], from[index]]
  const [first = 0, last = 0] = [to[index - 1], to[index]]
  if (index === 0 || end === start) return to[index] ?? fallback
  return first + ((value - start) / (end - start)) * (last - first)
}

/** Places times, in their order, on a line of 0..1. */
export const timeScale = (times: readonly number[]): TimeScale => {
  const knots = [...new Set(times)]
  let length = 0
  const lengths = knots.map((at, index) => {
    length += Math.min(LONGEST_GAP_MS, at - (knots[index - 1] ?? at))
    return length
  })
  const places = lengths.map((along) => (length === 0 ? 0 : along / length))
  return {
    placeOf: (at) => between(at, knots, places, 0),
    timeAt: (place) => between(place, places, knots, 0),
  }
}
