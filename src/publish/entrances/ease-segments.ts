/** As a share of the whole change: how far a straight line may stray from the ease. Half a pixel of 1250. */
const FINE = 0.0004

/** As a share of the duration: no shorter segment is divided, so that a step or a kink ends. */
const SHORTEST = 1 / 512

/** Where a segment is compared with a straight line. Uneven: a symmetrical ease meets it halfway. */
const PROBES = [0.13, 0.31, 0.5, 0.73, 0.92]

/**
 * Divides an ease into segments that are nearly straight: one for `none`, fewer than fifty for
 * `power2.out`.
 *
 * @param tolerance as a share of the whole change
 * @returns where one segment ends and the next begins: progress, 0..1 exclusive, ascending
 */
export function easeSegments(
  ease: gsap.EaseFunction,
  tolerance = FINE,
  from = 0,
  to = 1,
): number[] {
  const start = ease(from)
  const change = ease(to) - start
  const length = to - from
  const isStraight = PROBES.every(
    (probe) => Math.abs(ease(from + length * probe) - start - change * probe) < tolerance,
  )
  if (isStraight || length <= SHORTEST) return []

  const middle = from + length / 2
  return [
    ...easeSegments(ease, tolerance, from, middle),
    middle,
    ...easeSegments(ease, tolerance, middle, to),
  ]
}
