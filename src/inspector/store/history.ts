import type { ActorSnapshot, JsonEvent, Step } from '../protocol'
import type { ActorRecord, Entry, Store } from './store'

/** The last entry of an actor up to one, of some kinds. */
const lastOf = (
  { log }: Store,
  name: string,
  entryId: number,
  ...kinds: readonly Entry['kind'][]
) =>
  log.findLast(
    (entry) =>
      entry.id <= entryId &&
      entry.kind !== 'route' &&
      entry.name === name &&
      kinds.includes(entry.kind),
  )

/** An actor's snapshot after an entry was logged; undefined if it was not there yet. */
export const snapshotAt = (
  store: Store,
  name: string,
  entryId: number,
): ActorSnapshot | undefined => {
  const record = store.actors.get(name)
  if (!record || record.first > entryId) return undefined
  const entry = lastOf(store, name, entryId, 'actor', 'step')
  return entry && 'snapshot' in entry ? entry.snapshot : record.base.snapshot
}

/** An actor's last step up to an entry. */
export const lastStepOf = (store: Store, name: string, entryId: number) => {
  const entry = lastOf(store, name, entryId, 'step')
  return entry?.kind === 'step' ? entry : undefined
}

/** Whether an actor had left by an entry. */
export const leftBefore = (store: Store, name: string, entryId: number) =>
  lastOf(store, name, entryId, 'actor', 'gone')?.kind === 'gone'

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
    if (entry.id > entryId || entry.kind === 'route' || entry.name !== actor.name) continue
    if (entry.kind === 'actor') {
      base = entry
      events = []
    }
    // An event that it raised, it will raise again by itself.
    if (entry.kind === 'step' && (entry.source !== entry.name || isTimer(entry.event)))
      events.push({ at: entry.at, event: entry.event })
  }
  return { base, events }
}
