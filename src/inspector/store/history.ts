import type { PlainEvent, Still } from '../observe/protocol'
import { isOwn, type Step } from '../observe/protocol'
import type { ActorView, Store } from './store'

/** How an actor was when an entry had been written; undefined if it was not there yet. */
export const stillAt = (store: Store, actor: string, entryId: number): Still | undefined => {
  const entry = store.log.findLast(
    (candidate) =>
      candidate.id <= entryId &&
      (candidate.kind === 'step' || candidate.kind === 'actor') &&
      candidate.actor === actor,
  )
  if (entry?.kind === 'step' || entry?.kind === 'actor') return entry.still
  return hasSeenLater(store, actor, entryId) ? undefined : store.actors.get(actor)?.base.still
}

const hasSeenLater = ({ log }: Store, actor: string, entryId: number) =>
  log.some((entry) => entry.id > entryId && entry.kind === 'actor' && entry.actor === actor)

/** The step before, for what it changed. */
export const stepBefore = (store: Store, actor: string, entryId: number): Step | undefined =>
  store.log.findLast(
    (entry): entry is Step & { id: number } =>
      entry.kind === 'step' && entry.actor === actor && entry.id <= entryId,
  )

/** Whether an actor had gone by then. */
export const leftBefore = ({ log }: Store, actor: string, entryId: number) =>
  log.findLast(
    (entry) =>
      entry.id <= entryId &&
      (entry.kind === 'gone' || entry.kind === 'actor') &&
      entry.actor === actor,
  )?.kind === 'gone'

/** What an actor was told: from outside, or by a timer of its own. */
export interface Told {
  at: number
  event: PlainEvent
  /** It came of a delay: the clock says it, no one else may. */
  timer: boolean
}

export interface Plot {
  actor: ActorView
  base: { at: number; still: Still }
  told: Told[]
}

/** All that an actor went through up to an entry, from the last moment before it that was seen whole. */
export const plotOf = (store: Store, actor: ActorView, entryId: number): Plot => {
  let { base } = actor
  let told: Told[] = []
  for (const entry of store.log) {
    if (entry.id > entryId) break
    if (entry.kind === 'actor' && entry.actor === actor.actor) {
      base = entry
      told = []
    }
    if (entry.kind !== 'step' || entry.actor !== actor.actor) continue
    const timer = isOwn(entry)
    // What it raised in passing, it will raise again by itself.
    if (timer && !entry.event.type.startsWith('xstate.after.')) continue
    told.push({ at: entry.at, event: entry.event, timer })
  }
  return { actor, base, told }
}
