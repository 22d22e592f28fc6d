import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate'

import { DONE, stateOf } from './state-of.ts'

/**
 * The states that events lead to from a state, by the names that `stateOf` gives them, each with the
 * first event that does: at once, or by the movement that it begins.
 */
export const eventsTo = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
  const here = stateOf(snapshot)
  const found = new Map<string, AnyEventObject>()
  for (const event of events) {
    const [next] = transition(snapshot.machine, snapshot, event)
    const there = stateOf(next)
    if (there === here) continue
    const [last] = transition(next.machine, next, DONE)
    for (const state of [there, stateOf(last)])
      if (state !== here && !found.has(state)) found.set(state, event)
  }
  return found
}
