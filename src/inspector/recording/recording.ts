import type { AnyStateMachine } from 'xstate'

import { keep } from '../sources/keep'
import { type Beginning, isStart } from '../sources/replica'
import { type DeliveredEvent, historyOf, finderAt } from '../store/history'
import type { ActorRecord, Store } from '../store/store'

/** What leads a fresh actor of a machine to where another one is. Its times begin at 0. */
export interface Recording extends Beginning {
  events: readonly DeliveredEvent[]
  /** The id of the transition that the last event is for. */
  wanted?: string
}

/**
 * What an actor was sent up to an entry, to be sent again elsewhere.
 *
 * @throws what cannot be brought back, in words
 */
export const recordingOf = (
  machine: AnyStateMachine,
  store: Store,
  entryId: number,
  actor: ActorRecord,
): Recording => {
  const { base, events } = historyOf(store, actor, entryId)
  const { input, parent } = actor
  const isChild = parent !== null
  const isFresh = isStart(machine, { input, isChild }, base.snapshot)
  return {
    ...{ input, isChild },
    base: isFresh ? null : keep(base.snapshot, finderAt(store, base.id), base.at),
    events: events.map(({ at, ...rest }) => ({
      ...rest,
      at: Math.max(0, Math.round(at - base.at)),
    })),
  }
}
