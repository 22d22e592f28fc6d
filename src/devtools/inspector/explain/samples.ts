import type { AnyEventObject } from 'xstate'

/** What is known of a machine's events besides the machine. */
export interface Samples {
  /** Events with data. */
  events: readonly AnyEventObject[]
  /** All values of a text that has only a few, by the name of its field. */
  values: Readonly<Record<string, readonly string[]>>
}
