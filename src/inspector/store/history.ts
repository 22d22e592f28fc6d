import type { AnyActorRef, AnyEventObject } from 'xstate'

import type { ActorSnapshot } from '../protocol'
import { nameOf } from '../observe/names'
import { pathOf } from '../observe/snapshots'
import { isService } from '../xstate/services'
import type { ActorRecord, Entry, Store } from './store'

const lastOf = <Kind extends Entry['kind']>(
  { log }: Store,
  name: string,
  entryId: number,
  ...kinds: readonly Kind[]
) =>
  log.findLast((entry): entry is Extract<Entry, { kind: Kind }> => {
    const isOwn = 'name' in entry && entry.name === name
    return isOwn && entry.id <= entryId && (kinds as readonly string[]).includes(entry.kind)
  })

/** An actor's snapshot after an entry was logged; undefined if it was not there yet. */
export const snapshotAt = (
  store: Store,
  name: string,
  entryId: number,
): ActorSnapshot | undefined => {
  const record = store.actors.get(name)
  if (!record || record.first > entryId) return undefined
  return lastOf(store, name, entryId, 'actor', 'step')?.snapshot ?? record.base.snapshot
}

/** Finds actors as they were after an entry. */
export const finderAt =
  (store: Store, entryId: number) =>
  (actor: AnyActorRef): ActorSnapshot | undefined =>
    snapshotAt(store, nameOf(actor), entryId) ?? store.actors.get(nameOf(actor))?.base.snapshot

export const lastStepOf = (store: Store, name: string, entryId: number) =>
  lastOf(store, name, entryId, 'step')

export const leftBefore = (store: Store, name: string, entryId: number) =>
  lastOf(store, name, entryId, 'actor', 'gone')?.kind === 'gone'

/** The page's route after an entry was logged, if it is known. */
export const routeAt = ({ log }: Store, entryId: number) => {
  const entry = log.findLast(({ kind, id }) => kind === 'route' && id <= entryId)
  return entry?.kind === 'route' ? entry.path : undefined
}

/** An event that an actor, or one that it has started, received from outside or from a timer. */
export interface DeliveredEvent {
  at: number
  event: AnyEventObject
  /** Whether a timer has sent it: in a replay only the clock may. */
  isDelayed?: boolean
  /** From the actor to the one that took it; the actor itself if there is none. */
  path?: readonly string[]
}

/** Whether an actor is another, or was started by it or by one that it has started. */
const isWithin = (store: Store, name: string, outer: string): boolean => {
  const parent = store.actors.get(name)?.parent
  return name === outer || (typeof parent === 'string' && isWithin(store, parent, outer))
}

/**
 * What an actor and those inside were sent up to an entry, since the last moment of which its whole
 * snapshot is known. What they send each other, they will send again; services answer as they did.
 */
export const historyOf = (store: Store, actor: ActorRecord, entryId: number) => {
  let { base } = actor
  let events: DeliveredEvent[] = []
  const depth = pathOf(actor.snapshot.live.actor).length
  for (const entry of store.log) {
    if (entry.id > entryId || !('name' in entry)) continue
    if (entry.kind === 'actor' && entry.name === actor.name) {
      base = entry
      events = []
    }
    if (entry.kind !== 'step' || !isWithin(store, entry.name, actor.name)) continue
    const { at, sent, isDelayed, path, source, name } = entry
    // In a replay services wait: all that comes of them is the answer that their parent took.
    if (isService(store.actors.get(name)!.snapshot.live.actor)) continue
    const sender = source === null ? undefined : store.actors.get(source)
    const isOwn = sender && isWithin(store, sender.name, actor.name)
    const isAnswer = sender && name !== source && isService(sender.snapshot.live.actor)
    if (!isOwn || isDelayed || isAnswer)
      events.push({ at, event: sent, isDelayed, path: path.slice(depth) })
  }
  return { base, events }
}
