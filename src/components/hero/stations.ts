import { type AnyEventObject, type AnyMachineSnapshot, getNextSnapshot } from 'xstate'

import { DONE, stateOf } from '../../actors/state-of.ts'

/** A machine's run as a line of a railway map. */
export interface Line {
  /** Id of the actor that it shows. */
  actor: string
  /** Keys of states, in the order of the machine. */
  stations: readonly string[]
  /** From station to station, by index; against the order they are ways back. */
  ways: readonly (readonly [from: number, to: number])[]
  /** Stations that an event leads to from the start, by index. */
  first: readonly number[]
  /** The catalogue's sample events. */
  events: readonly AnyEventObject[]
}

/** The first of some events that leads to a station: at once, or by the movement that it begins. */
export const eventTo = <Event extends AnyEventObject>(
  station: string,
  snapshot: AnyMachineSnapshot,
  events: readonly Event[],
): Event | undefined => {
  const here = stateOf(snapshot)
  if (station === here) return
  return events.find((event) => {
    const next = getNextSnapshot(snapshot.machine, snapshot, event)
    const there = stateOf(next)
    if (there === here) return false
    return there === station || stateOf(getNextSnapshot(next.machine, next, DONE)) === station
  })
}

/** The stations that an event leads to, by line and state. A slow device would feel each search. */
const found = new Map<string, readonly string[]>()

/** The stations of a line that an event leads to. */
export const openAt = ({ actor, stations, events }: Line, snapshot: AnyMachineSnapshot) => {
  const key = `${actor} ${JSON.stringify(snapshot.value)}`
  const open = found.get(key) ?? stations.filter((station) => eventTo(station, snapshot, events))
  found.set(key, open)
  return open
}
