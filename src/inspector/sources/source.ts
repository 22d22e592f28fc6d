import type { Outcome } from '#machines/inspector/inspector.machine'

import type { Move } from '../observe/manual-clock'
import { machineOf } from '../observe/snapshots'
import type { JsonEvent } from '../protocol'
import { finderAt, leftBefore, snapshotAt } from '../store/history'
import type { Store } from '../store/store'
import { keep } from './keep'

/** Where actors come from: the page or the simulator. */
export interface Source {
  store: Store
  /** The time on the actors' clock. */
  now: () => number
  /** Of a clock that is moved by hand. */
  move?: Move
  send: (actor: string, event: JsonEvent) => void
  /** Undefined where nothing can put an actor in the place of another. */
  restore?: (entryId: number) => Promise<Outcome>
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

/** What cannot be restored of a moment, in words; of such an actor nothing is changed. */
export const obstaclesAt = (store: Store, entryId: number) =>
  rootsAt(store, entryId).flatMap((record) => {
    try {
      if (machineOf(record.snapshot)) keptAt(store, record.name, entryId)
      return []
    } catch (error) {
      return `${record.name} cannot be restored: ${(error as Error).message}`
    }
  })
