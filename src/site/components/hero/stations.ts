import type { AnyEventObject } from 'xstate'

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
  /** By station: those that events always lead to from it. The build finds them, since it takes a while. */
  open: Readonly<Record<string, readonly string[]>>
  /**
   * By station: events that lead to others from it, too, but only sometimes: who has stopped the
   * showcase can have it go on, unless it is out of view, or motion unwelcome.
   */
  varying: Readonly<Record<string, readonly AnyEventObject[]>>
}
