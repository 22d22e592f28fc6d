import type { AnyMachineSnapshot } from 'xstate'

import { activeStates } from './active-states.ts'
import { eventName } from './event-name.ts'
import { ROUTE, routeEvents } from './state-routes.ts'

/** What an actor waits for, in its machine's names. */
export interface Wait {
  /** `stopped`: for the reasons that are named. `ended`: the actor takes no event any more. */
  word: 'stopped' | 'waits' | 'ended'
  names: readonly string[]
}

/**
 * Events that are never listed: the end of a delay, for which there is a countdown, and a wildcard.
 */
const UNNAMED = /^xstate\.after\.|\*$/

/**
 * The reasons that pause an actor, by name; else the events that its active states wait for, the
 * innermost state's first, and the actors that it has invoked.
 */
export const waitsFor = (snapshot: AnyMachineSnapshot): Wait => {
  const states = activeStates(snapshot).toReversed()
  const types = states.flatMap(({ ownEvents }) => ownEvents as string[])
  const movesOn = states.some(({ always = [] }) => always.length > 0)
  if (snapshot.status !== 'active' || (types.length === 0 && !movesOn))
    return { word: 'ended', names: [] }
  const { pauseReasons } = snapshot.context as { pauseReasons?: unknown }
  // A state that does not move on by itself is not paused.
  if (movesOn && Array.isArray(pauseReasons) && pauseReasons.length > 0)
    return { word: 'stopped', names: pauseReasons.map(String) }
  const named = types.filter((type) => !UNNAMED.test(type))
  const events = named.flatMap((type) =>
    type === ROUTE ? routeEvents(snapshot.machine.root) : [{ type }],
  )
  const names = events.map((event) => eventName(event, snapshot.machine))
  return { word: 'waits', names: [...new Set(names)] }
}
