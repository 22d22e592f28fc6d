import { afterFrame } from '#lib/after-frame.ts'

import { CIRCLE } from '#site/motion/theme.motion.ts'
import type { Move } from './follow-steps.ts'
import { runLineToken } from './token.motion.ts'

/** A token that has waited longer is dropped: it would tell of the past. */
const LATEST_MS = 5000

interface Asked {
  step: Move
  /** When the token was asked for. */
  at: number
}

/** The tokens of each line that wait for the one that runs there. */
const waiting = new WeakMap<Element, readonly Asked[]>()

const runNext = (line: HTMLElement, moves: () => boolean) => {
  const now = performance.now()
  const [next, ...later] = waiting.get(line)?.filter(({ at }) => now - at < LATEST_MS) ?? []
  if (!next || !moves()) return void waiting.delete(line)
  waiting.set(line, later)
  void runLineToken(line, next.step).then(() => runNext(line, moves))
}

const queue = (line: HTMLElement, step: Move, moves: () => boolean) => {
  const others = waiting.get(line)
  waiting.set(line, [...(others ?? []), { step, at: performance.now() }])
  // It runs in the frame that shows the step.
  if (!others) afterFrame(() => runNext(line, moves), 0)
}

/**
 * Lets a token run where a step leads, once earlier tokens of its line have arrived.
 *
 * @param moves whether anything may move by then
 */
export const queueToken = (map: HTMLElement, step: Move, moves: () => boolean) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  if (!line) return
  if (step.actor !== 'theme') return queue(line, step, moves)
  // The theme changes in a circle: its token arrives in the frame in which the circle is complete.
  afterFrame(() => {
    const circle = document.getAnimations().find(({ id }) => id === CIRCLE)
    if (!circle) queue(line, step, moves)
    else if (moves()) void runLineToken(line, step, circle.effect)
  })
}
