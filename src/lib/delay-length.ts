/** The longest that a browser's timer lasts, in milliseconds: it counts in 32 bits, one of them the sign. */
const LONGEST_MS = 2 ** 31 - 1

/** So many delays may end at one moment of a clock that is moved: a machine may begin one of 0 ms for ever. */
export const MOST_AT_ONCE = 1000

/**
 * Ends one delay after another until a moment, also those that begin meanwhile.
 *
 * @param next the time at which the next delay ends; undefined if none runs
 * @param end ends that delay, at its time
 */
export const endDelays = (
  until: number,
  next: () => number | undefined,
  end: (due: number) => void,
) => {
  let last = -Infinity
  let endedAtOnce = 0
  let due = next()
  while (due !== undefined && due <= until && endedAtOnce < MOST_AT_ONCE) {
    endedAtOnce = due > last ? 1 : endedAtOnce + 1
    last = due
    end(due)
    due = next()
  }
}

/**
 * How long a delay lasts in a browser, in milliseconds. It ends at once if it is over already, is no number, or
 * is longer than a timer lasts.
 */
export const delayLength = (ms: number) => (ms > 0 && ms <= LONGEST_MS ? ms : 0)
