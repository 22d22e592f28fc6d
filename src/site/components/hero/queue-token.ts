import { afterFrame } from '#lib/after-frame.ts'
import { whenLoadedAndIdle } from '#lib/idle.ts'
import { pageFlags } from '#lib/page-flags.ts'

import { CIRCLE } from '#site/preferences/theme.motion.ts'
import type { Move } from './follow-steps.ts'
import { type Run, runTokens } from './token.motion.ts'

/** A token that has waited longer is left out: it would tell of the past. */
const LATEST_MS = 5000
/** What happens while the page comes is told when that is over, at the latest after this. */
const COME_MS = 2000

interface Asked extends Run {
  /** When it was asked for. */
  at: number
}

/** What waits for the tokens that run, by the element in which they do. */
const waiting = new WeakMap<Element, readonly Asked[]>()

/** Each start and each end costs frames of the page: those of one line each are one. */
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
  // In the frame that shows the step.
  void whenCome.then(() => afterFrame(() => runNext(owner, moves), 0))
}

/**
 * A token runs where a step leads, once earlier ones have arrived, and beside others that have waited.
 *
 * @param moves whether anything may move by then
 */
export const queueToken = (map: HTMLElement, step: Move, moves: () => boolean) => {
  const line = map.querySelector<HTMLElement>(`[data-line="${step.actor}"]`)
  if (!line) return
  const asked = { line, step, at: performance.now() }
  // Until the visitor does something, tokens of all lines wait for each other; then those of a line.
  const isUntouched = 'untouched' in pageFlags()
  const owner = isUntouched ? map : line
  if (isUntouched || step.actor !== 'theme') return queue(owner, asked, moves)
  // The theme changes in a circle: its token lands in the frame in which that is whole.
  afterFrame(() => {
    const circle = document.getAnimations().find(({ id }) => id === CIRCLE)
    if (!circle) queue(owner, asked, moves)
    else if (moves()) void runTokens([asked], circle.effect)
  })
}
