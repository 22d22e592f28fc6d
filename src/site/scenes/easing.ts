/** A whole turn. Radians. */
export const FULL = Math.PI * 2

/** How much of a time span has passed, clamped to 0..1. */
export const progress = (time: number, start: number, duration: number) =>
  Math.min(1, Math.max(0, (time - start) / duration))

/** Linear interpolation. `share` is 0..1. */
export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

/** Slow at both ends. */
export const smooth = (share: number) => share * share * (3 - 2 * share)

/** Fast, then settling. */
export const easeOut = (share: number) => 1 - (1 - share) ** 3

/** Settles after a slight overshoot. */
export const snap = (share: number) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2

/** `value` modulo `length`, never negative. */
export const wrap = (value: number, length: number) => ((value % length) + length) % length
