import { type ActorSnapshot, isOwn, type JsonEvent } from '../protocol'
import type { ActorRecord, LoggedStep, Store } from './store'

/** An actor's snapshot after an entry was logged; undefined if it was not there yet. */
export const snapshotAt = (
  { log, actors }: Store,
  sessionId: string,
  entryId: number,
): ActorSnapshot | undefined => {
  const own = log
    .filter((entry) => 'snapshot' in entry)
    .filter((one) => one.sessionId === sessionId)
  const last = own.findLast(({ id }) => id <= entryId)
  const isYetToCome = !last && own.some(({ kind }) => kind === 'actor')
  return isYetToCome ? undefined : (last ?? actors.get(sessionId)?.base)?.snapshot
}

/** An actor's last step up to an entry. */
export const lastStepOf = ({ log }: Store, sessionId: string, entryId: number) =>
  log.findLast(
    (entry): entry is LoggedStep =>
      entry.kind === 'step' && entry.sessionId === sessionId && entry.id <= entryId,
  )

/** Whether an actor had left by an entry. */
export const leftBefore = ({ log }: Store, sessionId: string, entryId: number) =>
  log.findLast(
    (entry) =>
      entry.id <= entryId &&
      (entry.kind === 'gone' || entry.kind === 'actor') &&
      entry.sessionId === sessionId,
  )?.kind === 'gone'

/** The page's route after an entry was logged, if it is known. */
export const routeAt = ({ log }: Store, entryId: number) => {
  const entry = log.findLast(({ kind, id }) => kind === 'route' && id <= entryId)
  return entry?.kind === 'route' ? entry.path : undefined
}

/** An event that an actor received from outside, or from a timer of its own. */
export interface DeliveredEvent {
  at: number
  event: JsonEvent
}

/** Whether a delay has sent an event: in a replay only the clock may send it. */
export const isTimer = ({ type }: JsonEvent) => type.startsWith('xstate.after.')

/** An actor's events up to an entry, since the last moment of which its whole snapshot is known. */
export const historyOf = (store: Store, actor: ActorRecord, entryId: number) => {
  let { base } = actor
  let events: DeliveredEvent[] = []
  for (const entry of store.log) {
    if (entry.id > entryId) break
    if (entry.kind === 'actor' && entry.sessionId === actor.sessionId) {
      base = entry
      events = []
    }
    if (entry.kind !== 'step' || entry.sessionId !== actor.sessionId) continue
    // An event that it raised, it will raise again by itself.
    if (isOwn(entry) && !isTimer(entry.event)) continue
    events.push({ at: entry.at, event: entry.event })
  }
  return { actor, base, events }
}
