import { type ActorSnapshot, isOwn, type JsonEvent, type Step } from '../protocol'
import type { ActorRecord, Store } from './store'

/** The entries of an actor, up to one. */
const entriesOf = ({ log }: Store, wanted: string, entryId: number) =>
  log
    .filter((entry) => entry.kind !== 'route')
    .filter(({ sessionId, id }) => sessionId === wanted && id <= entryId)

/** An actor's snapshot after an entry was logged; undefined if it was not there yet. */
export const snapshotAt = (
  store: Store,
  sessionId: string,
  entryId: number,
): ActorSnapshot | undefined => {
  const own = entriesOf(store, sessionId, entryId).filter((entry) => entry.kind !== 'gone')
  const isYetToCome = () =>
    entriesOf(store, sessionId, Infinity).some(({ kind }) => kind === 'actor')
  return (
    own.at(-1)?.snapshot ?? (isYetToCome() ? undefined : store.actors.get(sessionId)?.base.snapshot)
  )
}

/** An actor's last step up to an entry. */
export const lastStepOf = (store: Store, sessionId: string, entryId: number) =>
  entriesOf(store, sessionId, entryId).findLast((entry) => entry.kind === 'step')

/** Whether an actor had left by an entry. */
export const leftBefore = (store: Store, sessionId: string, entryId: number) =>
  entriesOf(store, sessionId, entryId).findLast(({ kind }) => kind !== 'step')?.kind === 'gone'

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
  for (const entry of entriesOf(store, actor.sessionId, entryId)) {
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
