import type { AnyStateMachine } from 'xstate'

import type { Outcome } from '#machines/inspector/inspector.machine'

import type { ActorRecord, Store } from '../store/store'
import type { JsonEvent } from './protocol'

/** Where actors are: on this page, in another tab, in the simulator, in a recording. */
export interface Source {
  store: Store
  /** The time that the actors live in. */
  now: () => number
  /** Tells when that time has moved, where it goes in steps; elsewhere it runs by itself. */
  onTime?: (listener: () => void) => () => void
  /** What an actor runs by, to be asked what it would do. */
  machineOf: (record: ActorRecord) => AnyStateMachine | undefined
  send: (actor: string, event: JsonEvent) => void
  restore?: (entryId: number) => Promise<Outcome>
}
