interface Pending {
  fire: () => void
  due: number
  running?: ReturnType<typeof setTimeout>
}

/** Timers fired at one moment. Stops a machine that re-arms a timer without a delay. */
const MOST_AT_ONCE = 1000

/** A clock for actors that is moved by hand, until `goLive`. */
export class ManualClock {
  readonly #pending = new Map<number, Pending>()
  #now: number
  #nextId = 1
  #isLive = false

  constructor(now = 0) {
    this.#now = now
  }

  now = () => (this.#isLive ? Date.now() : this.#now)

  setTimeout = (fire: () => void, delay: number) => {
    const id = this.#nextId++
    const pending: Pending = { fire, due: this.now() + delay }
    this.#pending.set(id, pending)
    if (this.#isLive) this.#run(id, pending)
    return id
  }

  clearTimeout = (id: number) => {
    const { running } = this.#pending.get(id) ?? {}
    // Only then: tests put this clock in the place of the global function.
    if (running !== undefined) clearTimeout(running)
    this.#pending.delete(id)
  }

  /** The due time of each timer, in the order in which they were armed. */
  get dues() {
    return [...this.#pending.values()].map(({ due }) => due)
  }

  /** When the next timer fires; `Infinity` if none is armed. */
  get nextDue() {
    return Math.min(...this.dues)
  }

  /** Fires a timer by its place in that order. */
  fire(index: number) {
    const id = [...this.#pending.keys()][index]
    const pending = id === undefined ? undefined : this.#pending.get(id)
    if (id === undefined || !pending) return
    this.#pending.delete(id)
    this.#now = Math.max(this.#now, pending.due)
    pending.fire()
  }

  /** Moves to a time; each timer on the way fires when due, also if it is re-armed. */
  set(time: number) {
    for (let fired = 0; this.nextDue <= time && fired < MOST_AT_ONCE; fired += 1) {
      const { nextDue } = this
      if (nextDue > this.#now) fired = 0
      this.fire(this.dues.indexOf(nextDue))
    }
    this.#now = Math.max(this.#now, time)
  }

  increment(ms: number) {
    this.set(this.#now + ms)
  }

  /** Moves to a time without firing: the caller fires timers by name. */
  pass(time: number) {
    this.#now = Math.max(this.#now, time)
  }

  /** Runs on the browser's time from here on; armed timers keep what is left of them. */
  goLive() {
    const left = [...this.#pending].map(([id, pending]) => ({
      id,
      pending,
      delay: Math.max(0, pending.due - this.#now),
    }))
    this.#isLive = true
    for (const { id, pending, delay } of left) {
      pending.due = Date.now() + delay
      this.#run(id, pending)
    }
  }

  #run(id: number, pending: Pending) {
    pending.running = setTimeout(() => {
      this.#pending.delete(id)
      pending.fire()
    }, pending.due - Date.now())
  }
}
