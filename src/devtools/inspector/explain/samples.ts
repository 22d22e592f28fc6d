import type { AnyEventObject } from 'xstate'

/** Facts about a machine's events that the machine itself does not say. */
export interface Samples {
  /** Samples of events with data. */
  events: readonly AnyEventObject[]
  /** All values of a text that has only a few, by the name of its field. */
  values: Readonly<Record<string, readonly string[]>>
}
