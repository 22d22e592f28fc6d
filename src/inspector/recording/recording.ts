import type { AnyStateMachine } from 'xstate'

import { type Kept, keep } from '../sources/keep'
import { isStart } from '../sources/replica'
import { type DeliveredEvent, historyOf, finderAt } from '../store/history'
import type { ActorRecord, Store } from '../store/store'

/** What leads a fresh actor of a machine to where another one is. Its times begin at 0. */
export interface Recording {
  machine: string
  input: unknown
  /** Whether the other one was started by an actor. */
  isChild?: boolean
  /** What it goes on from; null if it is to be started. */
  base: Kept | null
  events: readonly DeliveredEvent[]
  /** The id of the transition that the last event is for. */
  wanted?: string
}

/** A recording of a fresh actor that is sent these events, all at once. */
export const freshRecording = (
  machine: string,
  input: unknown,
  events: readonly Omit<DeliveredEvent, 'at'>[] = [],
): Recording => ({
  machine,
  input,
  base: null,
  events: events.map((event) => ({ ...event, at: 0 })),
})

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
    ...{ machine: actor.machine, input, isChild },
    base: isFresh ? null : keep(base.snapshot, finderAt(store, base.id), base.at),
    events: events.map(({ at, ...rest }) => ({
      ...rest,
      at: Math.max(0, Math.round(at - base.at)),
    })),
  }
}
