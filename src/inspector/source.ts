import type { AnyStateMachine } from 'xstate'

import type { ActorView, Store } from './store/store'
import type { PlainEvent } from './wire/wire'

/** What came of going back to an earlier moment. */
export interface Restored {
  restored: string[]
  /** Actors that are not on the page any more, or did not arrive where they had been. */
  failed: string[]
}

/** Where actors are: on this page, in another tab, in the simulator, in a recording. */
export interface Source {
  store: Store
  /** The time that the actors live in. */
  now: () => number
  /** What an actor runs by, to be asked what it would do. */
  machineOf: (view: ActorView) => AnyStateMachine | undefined
  send: (actor: string, event: PlainEvent) => void
  restore?: (entryId: number) => Promise<Restored>
}
