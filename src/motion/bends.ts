/** Of the whole way: how far a straight line may stray from the ease. A pixel in a thousand. */
const TOLERANCE = 0.001

/** Of the whole duration: nothing is divided further, so that a step or a kink comes to an end. */
const SHORTEST = 1 / 512

/** Where a piece is compared with a straight line. Uneven: a symmetrical ease is on it halfway. */
const PROBES = [0.13, 0.31, 0.5, 0.73, 0.92]

/**
 * Where an ease has to be cut so that each piece is straight enough: none at all for `none`, fewer
 * than thirty for `power2.out`.
 *
 * @returns progress, 0..1 exclusive, ascending
 */
export function bendsOf(ease: gsap.EaseFunction, from = 0, to = 1): number[] {
  const start = ease(from)
  const change = ease(to) - start
  const length = to - from
  const isStraight = PROBES.every(
    (probe) => Math.abs(ease(from + length * probe) - start - change * probe) < TOLERANCE,
  )
  if (isStraight || length <= SHORTEST) return []

  const middle = from + length / 2
  return [...bendsOf(ease, from, middle), middle, ...bendsOf(ease, middle, to)]
}
