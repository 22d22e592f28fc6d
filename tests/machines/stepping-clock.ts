import { SimulatedClock } from 'xstate'

/** Halts at each due time on its way, so that a timer that is armed again fires again. */
export class SteppingClock extends SimulatedClock {
  readonly #dueTimes = new Map<number, number>()

  /** When the next timer fires; `Infinity` when none is armed. */
  get nextDue() {
    return Math.min(...this.#dueTimes.values())
  }

  override setTimeout(fire: () => void, delay: number) {
    const id = super.setTimeout(() => {
      this.#dueTimes.delete(id)
      fire()
    }, delay)
    this.#dueTimes.set(id, this.now() + delay)
    return id
  }

  override clearTimeout(id: number) {
    this.#dueTimes.delete(id)
    super.clearTimeout(id)
  }

  override increment(ms: number) {
    const end = this.now() + ms
    while (this.nextDue <= end) this.set(this.nextDue)
    this.set(end)
  }
}
