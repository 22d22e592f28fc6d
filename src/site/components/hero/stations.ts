import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate'

import { DONE, stateOf } from '#devtools/index.ts'

/** A machine's run as a line of a railway map. */
export interface Line {
  /** Id of the actor that the line shows. */
  actor: string
  /** Keys of states, in the order of the machine. */
  stations: readonly string[]
  /** From station to station, by index; a track against the order leads back. */
  tracks: readonly (readonly [from: number, to: number])[]
  /** The catalogue's sample events. */
  events: readonly AnyEventObject[]
}

/**
 * The stations that events lead to from a state, each with the first event that does: at once, or
 * by the movement that it begins.
 */
export const eventsTo = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
  const here = stateOf(snapshot)
  const found = new Map<string, AnyEventObject>()
  for (const event of events) {
    const [next] = transition(snapshot.machine, snapshot, event)
    const there = stateOf(next)
    if (there === here) continue
    const [last] = transition(next.machine, next, DONE)
    for (const station of [there, stateOf(last)])
      if (station !== here && !found.has(station)) found.set(station, event)
  }
  return found
}

/**
 * Results of `eventsTo`, by line and state: the search is a tenth of what the rotating showcase
 * costs.
 */
const known = new Map<string, ReturnType<typeof eventsTo>>()

/** The stations of a line that events lead to. */
export const openAt = ({ actor, events }: Line, snapshot: AnyMachineSnapshot) => {
  const key = `${actor} ${JSON.stringify(snapshot.value)}`
  const found = known.get(key) ?? eventsTo(snapshot, events)
  known.set(key, found)
  return found
}
