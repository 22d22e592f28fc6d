import { type ActorSnapshot, isOwn, type JsonEvent, type Step } from '../protocol'
import type { ActorRecord, Entry, Store } from './store'

/** The last entry of an actor up to one, of some kinds. */
const lastOf = (
  { log }: Store,
  sessionId: string,
  entryId: number,
  ...kinds: readonly Entry['kind'][]
) =>
  log.findLast(
    (entry) =>
      entry.id <= entryId &&
      entry.kind !== 'route' &&
      entry.sessionId === sessionId &&
      kinds.includes(entry.kind),
  )

/** An actor's snapshot after an entry was logged; undefined if it was not there yet. */
export const ownSnapshotAt = (
  store: Store,
  sessionId: string,
  entryId: number,
): ActorSnapshot | undefined => {
  const record = store.actors.get(sessionId)
  if (!record || record.first > entryId) return undefined
  const entry = lastOf(store, sessionId, entryId, 'actor', 'step')
  return entry && 'snapshot' in entry ? entry.snapshot : record.base.snapshot
}

/** The session of an actor at an entry: of one that a restore has replaced since, the earlier one. */
const sessionAt = ({ actors }: Store, sessionId: string, entryId: number) => {
  const record = actors.get(sessionId)
  if (!record || record.first <= entryId) return sessionId
  const earlier = [...actors.values()].findLast(
    ({ name, machine, first, isGone }) =>
      isGone && name === record.name && machine === record.machine && first <= entryId,
  )
  return earlier?.sessionId ?? sessionId
}

/** The same, also of an actor that a restore has replaced since. */
export const snapshotAt = (store: Store, sessionId: string, entryId: number) =>
  ownSnapshotAt(store, sessionAt(store, sessionId, entryId), entryId)

/** An actor's last step up to an entry. */
export const lastStepOf = (store: Store, sessionId: string, entryId: number) => {
  const entry = lastOf(store, sessionAt(store, sessionId, entryId), entryId, 'step')
  return entry?.kind === 'step' ? entry : undefined
}

/** Whether an actor had left by an entry. */
export const leftBefore = (store: Store, sessionId: string, entryId: number) =>
  lastOf(store, sessionAt(store, sessionId, entryId), entryId, 'actor', 'gone')?.kind === 'gone'

/** The page's route after an entry was logged, if it is known. */
export const routeAt = ({ log }: Store, entryId: number) => {
  const entry = log.findLast(({ kind, id }) => kind === 'route' && id <= entryId)
  return entry?.kind === 'route' ? entry.path : undefined
}

/** An event that an actor received from outside, or from a timer of its own. */
export type DeliveredEvent = Pick<Step, 'at' | 'event'>

/** Whether a delay has sent an event: in a replay only the clock may send it. */
export const isTimer = ({ type }: JsonEvent) => type.startsWith('xstate.after.')

/** An actor's events up to an entry, since the last moment of which its whole snapshot is known. */
export const historyOf = (store: Store, actor: ActorRecord, entryId: number) => {
  let { base } = actor
  let events: DeliveredEvent[] = []
  for (const entry of store.log) {
    if (entry.id > entryId || entry.kind === 'route' || entry.sessionId !== actor.sessionId)
      continue
    if (entry.kind === 'actor') {
      base = entry
      events = []
    }
    // An event that it raised, it will raise again by itself.
    if (entry.kind === 'step' && (!isOwn(entry) || isTimer(entry.event)))
      events.push({ at: entry.at, event: entry.event })
  }
  return { base, events }
}
