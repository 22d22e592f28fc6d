/** The seed of stills and of live scenes: a live scene continues its still image. */
export const SEED = 20

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    return scramble(state)
  }
}

/** A number from 0 to 1 for any index of an endless series, without the numbers before it. */
export const hash = (seed: number, index: number) =>
  scramble((seed + Math.imul(index, 0x9e3779b1)) >>> 0)

const scramble = (state: number) => {
  let bits = Math.imul(state ^ (state >>> 15), state | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}
