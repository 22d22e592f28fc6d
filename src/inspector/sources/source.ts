import type { AnyStateMachine } from 'xstate'

import type { Outcome } from '#machines/inspector/inspector-setup'

import type { ActorRecord, Store } from '../store/store'
import type { JsonEvent } from '../protocol'

/** Where actors come from: the page, the simulator or a recording. */
export interface Source {
  store: Store
  /** The time on the actors' clock. */
  now: () => number
  /** Calls `listener` when a clock that moves in steps has moved; a running clock has none. */
  onTime?: (listener: () => void) => () => void
  /** The machine of an actor, for previews. */
  machineOf: (record: ActorRecord) => AnyStateMachine | undefined
  send: (actor: string, event: JsonEvent) => void
  restore?: (entryId: number) => Promise<Outcome>
}
