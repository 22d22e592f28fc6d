import type { createActor } from 'xstate'

import { delayLength, endDelays } from '#lib/delay-length.ts'

type Clock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>

interface Delay {
  end: () => void
  due: number
  /** The browser's timer; undefined while the clock is frozen. */
  timeout: ReturnType<typeof setTimeout> | undefined
}

/**
 * A clock for actors: it runs like the browser's, or is frozen and moved by hand. In milliseconds of
 * `performance.now()`, less the time that it was frozen: a change of the system's time changes nothing.
 */
export class PageClock implements Clock {
  /** The delays in the order in which they began. */
  readonly #delays = new Set<Delay>()
  /** The time at which the clock is frozen; undefined while it runs. */
  #frozenAt: number | undefined
  /** How long the clock was frozen before. */
  #behind = 0

  /** @param frozenAt the time at which the clock is frozen from its start on */
  constructor(frozenAt?: number) {
    this.#frozenAt = frozenAt
  }

  /** Whether the clock is frozen. */
  get isFrozen() {
    return this.#frozenAt !== undefined
  }

  now = () => this.#frozenAt ?? performance.now() - this.#behind

  /** @param asked any number: see `delayLength` */
  setTimeout = (end: () => void, asked: number) => {
    const ms = delayLength(asked)
    const delay: Delay = { end, due: this.now() + ms, timeout: undefined }
    this.#delays.add(delay)
    // The delay's full length: a millisecond may have passed since it was set.
    if (this.#frozenAt === undefined) this.#arm(delay, ms)
    return delay
  }

  clearTimeout = (delay: Delay | undefined) => {
    if (!delay) return
    this.#delays.delete(delay)
    this.#disarm(delay)
  }

  /** The time at which the next delay ends; undefined if none runs. */
  next = () => {
    const dues = [...this.#delays].map(({ due }) => due)
    return dues.length > 0 ? Math.min(...dues) : undefined
  }

  stop() {
    if (this.#frozenAt !== undefined) return
    this.#frozenAt = this.now()
    for (const delay of this.#delays) this.#disarm(delay)
  }

  /** Lets the clock run, with what was left of each delay. */
  run() {
    if (this.#frozenAt === undefined) return
    this.#behind = performance.now() - this.#frozenAt
    this.#frozenAt = undefined
    for (const delay of this.#delays) this.#arm(delay, Math.max(0, delay.due - this.now()))
  }

  /**
   * Moves a frozen clock forward, to a finite time. Each delay on the way ends when it is due, also
   * a delay that begins meanwhile.
   */
  moveTo(time: number) {
    if (this.#frozenAt === undefined || !Number.isFinite(time)) return
    endDelays(time, this.next, (due) => {
      this.#frozenAt = Math.max(this.now(), due)
      this.#end([...this.#delays].find((delay) => delay.due === due)!)
    })
    this.#frozenAt = Math.max(this.now(), time)
  }

  #arm(delay: Delay, ms: number) {
    delay.timeout = setTimeout(() => this.#end(delay), ms)
  }

  /** A delay without a timer is left alone: in a test `clearTimeout` may be this clock's own. */
  #disarm(delay: Delay) {
    if (delay.timeout !== undefined) clearTimeout(delay.timeout)
    delay.timeout = undefined
  }

  #end(delay: Delay) {
    this.#delays.delete(delay)
    delay.end()
  }
}

/** The clock of all actors of the page. */
export const pageClock = new PageClock()
