import type { AnyStateMachine } from 'xstate'

import type { Outcome } from '#machines/inspector/inspector-setup'

import type { Move } from '../observe/manual-clock'
import type { ActorRecord, Store } from '../store/store'
import type { JsonEvent } from '../protocol'

/** Where actors come from: the page or the simulator. */
export interface Source {
  store: Store
  /** The time on the actors' clock. */
  now: () => number
  /** The machine of an actor, for previews. */
  machineOf: (record: ActorRecord) => AnyStateMachine | undefined
  /** Of a clock that is moved by hand. */
  move?: Move
  send: (actor: string, event: JsonEvent) => void
  restore?: (entryId: number) => Promise<Outcome>
}
