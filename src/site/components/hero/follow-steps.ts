import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { onStep, recentSteps, DONE, stateOf, INIT, type Step } from '#devtools/index.ts'
import type { Line } from './stations.ts'

/** A transition of an actor from one station to another. */
export interface Move {
  actor: string
  from: string
  to: string
  /** The event that led there, in the machine's words. */
  event: string
}

/**
 * How many steps in a row are shown that an actor takes by itself: as many as a carousel's slide
 * takes. To show each of them was half of the work of a page that nobody touches; the stations
 * still show each state.
 */
const BY_ITSELF = 2

/** Whether an actor took the step by itself: a delay or a movement has ended. */
const isOwn = (event: string) => event.startsWith('xstate.after.') || event === DONE.type

/** `xstate.after.interval.carousel.rotation.waiting` → `after interval`. */
const nameOf = (event: string) => event.replace(/^xstate\.after\.([^.]+).*/, 'after $1')

/**
 * The key of a machine's first state, if it only chooses there and never rests: it names what was
 * chosen.
 */
const beginningOf = ({ root }: AnyStateMachine, stations: readonly string[]) => {
  const key = root.initial?.target?.[0]?.key
  return key === undefined || stations.includes(key) ? undefined : key
}

/**
 * Calls `onMove` with each transition of the lines' actors, whatever causes it.
 *
 * @param withBeginnings whether it is also called with what each actor chose at its start, which
 * may have been earlier
 * @returns ends this
 */
export const followSteps = (
  lines: readonly Line[],
  withBeginnings: boolean,
  onMove: (move: Move) => void,
) => {
  /** How many steps in a row an actor has taken by itself. */
  const byItself = new Map<string, number>()

  const follow = ({ actor, event, before, after }: Step) => {
    const line = lines.find((one) => one.actor === actor.id)
    if (!line) return
    const { type } = event
    const to = stateOf(after as AnyMachineSnapshot)
    if (type === INIT) {
      const beginning = beginningOf(actor.logic as AnyStateMachine, line.stations)
      if (withBeginnings && beginning)
        onMove({ actor: actor.id, from: line.stations[0]!, to, event: beginning })
      return
    }
    const from = stateOf(before as AnyMachineSnapshot)
    if (from === to) return
    const count = isOwn(type) ? (byItself.get(actor.id) ?? 0) + 1 : 0
    byItself.set(actor.id, count)
    if (count <= BY_ITSELF) onMove({ actor: actor.id, from, to, event: nameOf(type) })
  }

  for (const step of recentSteps()) if (step.event.type === INIT) follow(step)
  return onStep(follow)
}
