/** The seed that the build's stills and the live scenes share, so that one continues the other. */
export const SEED = 20

/** A small seeded generator (mulberry32): 0..1, the same series for the same seed. */
export const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    return scramble(state)
  }
}

/** 0..1 for a place in an endless series: the past need not be replayed to know it. */
export const hash = (seed: number, index: number) =>
  scramble((seed + Math.imul(index, 0x9e3779b1)) >>> 0)

const scramble = (state: number) => {
  let bits = Math.imul(state ^ (state >>> 15), state | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}
