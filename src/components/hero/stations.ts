import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  getNextSnapshot,
} from 'xstate'

import { activeStates } from '../../actors/active-states.ts'

/** Of a movement: the state that waits for it is left when it is over. */
const DONE = { type: 'timeline.done' }

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

/**
 * The station at which a snapshot stands: the outermost active state, whatever is inside it. Where
 * regions run side by side, it is that of the one that waits for its movement, or else of the first.
 */
export const stationOf = (snapshot: AnyMachineSnapshot): string => {
  const nodes = activeStates(snapshot)
  const inside = (node: AnyStateNode): AnyStateNode => {
    if (node.type === 'parallel') {
      const all = Object.values(node.states).map(inside)
      return all.find(({ transitions }) => transitions.has(DONE.type)) ?? all[0]!
    }
    const active = Object.values(node.states).find((child) => nodes.includes(child)) ?? node
    return active.type === 'parallel' ? inside(active) : active
  }
  return inside(snapshot.machine.root).key
}

/** The first of some events that leads to a station: at once, or by the movement that it begins. */
export const eventTo = <Event extends AnyEventObject>(
  station: string,
  snapshot: AnyMachineSnapshot,
  events: readonly Event[],
): Event | undefined => {
  const here = stationOf(snapshot)
  if (station === here) return
  return events.find((event) => {
    const next = getNextSnapshot(snapshot.machine, snapshot, event)
    const there = stationOf(next)
    if (there === here) return false
    return there === station || stationOf(getNextSnapshot(next.machine, next, DONE)) === station
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
