import { afterFrame } from '#lib/after-frame.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'

import { CIRCLE } from '#site/preferences/theme.motion.ts'
import type { Move } from './follow-steps.ts'
import { type Run, runTokens } from './token.motion.ts'

/** A token that has waited longer is dropped: it would tell of the past. */
const LATEST_MS = 5000
/** Tokens wait until the page has loaded, at most this long. */
const COME_MS = 2000

interface Asked extends Run {
  /** When the token was asked for. */
  at: number
}

/** The tokens that wait for those that run, by the element in which these run. */
const waiting = new WeakMap<Element, readonly Asked[]>()

/**
 * Runs the waiting tokens, one for each line at once: each start and each end of a run costs frames
 * of the page.
 */
const runNext = (owner: Element, moves: () => boolean) => {
  const now = performance.now()
  const asked = waiting.get(owner)?.filter(({ at }) => now - at < LATEST_MS) ?? []
  const next = asked.filter(
    ({ line }, index) => !asked.slice(0, index).some((one) => one.line === line),
  )
  if (next.length === 0 || !moves()) return void waiting.delete(owner)
  waiting.set(
    owner,
    asked.filter((one) => !next.includes(one)),
  )
  void runTokens(next).then(() => runNext(owner, moves))
}

let whenCome: Promise<void> | undefined

const queue = (owner: Element, asked: Asked, moves: () => boolean) => {
  const others = waiting.get(owner)
  waiting.set(owner, [...(others ?? []), asked])
  if (others) return
  whenCome ??= new Promise((come) => whenLoadedAndIdle(come, COME_MS))
  // It runs in the frame that shows the step.
  void whenCome.then(() => afterFrame(() => runNext(owner, moves), 0))
}

/**
 * Lets a token run where a step leads, once earlier tokens have arrived, together with others that
 * have waited.
 *
 * @param moves whether anything may move by then
 */
export const queueToken = (map: HTMLElement, step: Move, moves: () => boolean) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  if (!line) return
  const asked = { line, step, at: performance.now() }
  // Until the visitor does something, the tokens of all lines wait for each other; then only those
  // of one line.
  const isUntouched = 'untouched' in pageFlags()
  const owner = isUntouched ? map : line
  if (isUntouched || step.actor !== 'theme') return queue(owner, asked, moves)
  // The theme changes in a circle: its token arrives in the frame in which the circle is complete.
  afterFrame(() => {
    const circle = document.getAnimations().find(({ id }) => id === CIRCLE)
    if (!circle) queue(owner, asked, moves)
    else if (moves()) void runTokens([asked], circle.effect)
  })
}
