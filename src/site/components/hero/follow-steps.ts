import type { AnyMachineSnapshot } from 'xstate'

import { onStep, DONE, stateOf, type Step } from '#devtools/index.ts'
import type { Line } from './stations.ts'

/** A transition of an actor from one station to another. */
export interface Move {
  actor: string
  from: string
  to: string
  /** The event that led there, in the machine's words. */
  event: string
}

/** Whether an actor took the step by itself: a delay or a movement has ended. */
const isOwn = (event: string) => event.startsWith('xstate.after.') || event === DONE.type

/** `xstate.after.interval.carousel.rotation.waiting` → `after interval`. */
const lineEventName = (event: string) => event.replace(/^xstate\.after\.([^.]+).*/, 'after $1')

/**
 * Calls `onMove` with each transition of the lines' actors, whatever causes it. Of several transitions
 * in a row that an actor takes by itself, only the first counts: to show each was half of the work of
 * a page that nobody touches, and the stations show each state anyway.
 *
 * @returns ends this
 */
export const followSteps = (lines: readonly Line[], onMove: (move: Move) => void) => {
  /** The actors whose last transition was one of their own. */
  const byThemselves = new Set<string>()

  return onStep(({ actor: { id }, event: { type }, before, after }: Step) => {
    if (!lines.some(({ actor }) => actor === id)) return
    const from = stateOf(before as AnyMachineSnapshot)
    const to = stateOf(after as AnyMachineSnapshot)
    if (from === to) return
    const isFurther = isOwn(type) && byThemselves.has(id)
    if (isOwn(type)) byThemselves.add(id)
    else byThemselves.delete(id)
    if (!isFurther) onMove({ actor: id, from, to, event: lineEventName(type) })
  })
}
