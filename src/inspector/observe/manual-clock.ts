interface Pending {
  fire: () => void
  delay: number
  due: number
}

/** Timers fired at one moment. Stops a machine that re-arms a timer without a delay. */
const MOST_AT_ONCE = 1000

export class ManualClock {
  /** In the order in which they were armed. */
  readonly #pending = new Set<Pending>()
  #now: number

  constructor(now = 0) {
    this.#now = now
  }

  now = () => this.#now

  setTimeout = (fire: () => void, delay: number) => {
    const pending = { fire, delay, due: this.#now + delay }
    this.#pending.add(pending)
    return pending
  }

  /** False if it is no timer of this clock. */
  clearTimeout = (timer: unknown) => this.#pending.delete(timer as Pending)

  /** The timers, in the order in which they were armed. */
  get armed() {
    return [...this.#pending]
  }

  /** When the next timer fires; `Infinity` if none is armed. */
  get nextDue() {
    return Math.min(...this.armed.map(({ due }) => due))
  }

  /**
   * Moves to a time; each timer on the way fires when due, also if it is re-armed.
   *
   * @param isStopped asked after each: it may end the way
   */
  set(time: number, isStopped = () => false) {
    for (let fired = 0; this.nextDue <= time && fired < MOST_AT_ONCE; fired += 1) {
      const { nextDue } = this
      if (nextDue > this.#now) fired = 0
      const next = this.armed.find(({ due }) => due === nextDue)!
      this.#pending.delete(next)
      this.pass(nextDue)
      next.fire()
      if (isStopped()) return
    }
    this.pass(time)
  }

  increment(ms: number) {
    this.set(this.#now + ms)
  }

  /** Moves to a time, not back, without firing. */
  pass(time: number) {
    this.#now = Math.max(this.#now, time)
  }
}

/** Moves a clock by some milliseconds, or to its next timer if there is one. */
export type Move = (by: number | 'timer') => void

export const moveClock = (
  clock: ManualClock,
  by: Parameters<Move>[0],
  isStopped?: () => boolean,
) => {
  const to = by === 'timer' ? clock.nextDue : clock.now() + by
  if (to < Infinity) clock.set(to, isStopped)
}

/** The clock of the inspector's own actors: a page that is frozen stops the default one. */
export const ownClock = {
  setTimeout: (fire: () => void, delay: number) => setTimeout(fire, delay),
  clearTimeout: (id: number) => clearTimeout(id),
}
