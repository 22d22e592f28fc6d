/** The seed of all scenes: a live scene continues its still image. */
export const SEED = 3_232_438_181

/**
 * A number from 0 to 1 for any index of an endless series, without computing the earlier ones
 * (mulberry32).
 */
export const hash = (seed: number, index: number) => {
  const state = (seed + Math.imul(index, 0x9e3779b1)) >>> 0
  let bits = Math.imul(state ^ (state >>> 15), state | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}
