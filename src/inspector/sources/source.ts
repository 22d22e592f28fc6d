import type { AnyStateMachine } from 'xstate'

import type { Outcome } from '#machines/inspector/inspector-setup'

import type { Move } from '../observe/manual-clock'
import type { JsonEvent } from '../protocol'
import { finderAt, leftBefore, snapshotAt } from '../store/history'
import type { ActorRecord, Store } from '../store/store'
import { isMachine, logicOf } from '../xstate/services'
import { keep } from './keep'

/** Where actors come from: the page or the simulator. */
export interface Source {
  store: Store
  /** The time on the actors' clock. */
  now: () => number
  machineOf: (record: ActorRecord) => AnyStateMachine | undefined
  /** Of a clock that is moved by hand. */
  move?: Move
  send: (actor: string, event: JsonEvent) => void
  /** What cannot be restored of a moment, in words; of such an actor nothing is changed. */
  obstacles?: (entryId: number) => readonly string[]
  restore?: (entryId: number) => Promise<Outcome>
}

/** The machine that an actor runs, as the page has provided it. */
export const machineIn = ({ snapshot }: ActorRecord) => {
  const logic = logicOf(snapshot.live.actor)
  return isMachine(logic) ? logic : undefined
}

export const rootsAt = (store: Store, entryId: number) =>
  [...store.actors.values()].filter(
    ({ name, parent }) =>
      parent === null && snapshotAt(store, name, entryId) && !leftBefore(store, name, entryId),
  )

/** Keeps an actor as it was after an entry, or throws why that cannot be. */
export const keptAt = (
  store: Store,
  name: string,
  entryId: number,
  at = store.log.find(({ id }) => id === entryId)?.at ?? 0,
) => keep(snapshotAt(store, name, entryId)!, finderAt(store, entryId), at)

export const obstaclesAt = (store: Store, entryId: number) =>
  rootsAt(store, entryId).flatMap((record) => {
    try {
      if (!machineIn(record)) return []
      keptAt(store, record.name, entryId)
      return []
    } catch (error) {
      return `${record.name} cannot be restored: ${(error as Error).message}`
    }
  })
