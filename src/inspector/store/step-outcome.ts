import type { AnyStateMachine } from 'xstate'

import { words } from '../site'
import type { ActorSnapshot } from '../protocol'
import { changeLines } from './changes'
import { snapshotAt } from './history'
import { stateLine } from './state-line'
import type { ActorRecord, Entry, LoggedStep, Store } from './store'
import { reasonOf } from './why'

/** An actor's snapshot before one of its steps. */
export const snapshotBefore = (store: Store, { sessionId, id, snapshot }: LoggedStep) =>
  snapshotAt(store, sessionId, id - 1) ??
  store.actors.get(sessionId)?.base.snapshot ??
  (snapshot satisfies ActorSnapshot)

const known = new WeakMap<Entry, string>()

const write = (
  store: Store,
  entry: Entry,
  machineOf: (record: ActorRecord) => AnyStateMachine | undefined,
) => {
  if (entry.kind === 'route') return words.log.route
  if (entry.kind === 'gone') return ''
  if (entry.kind === 'actor') return stateLine(entry.snapshot.value)
  const before = snapshotBefore(store, entry)
  if (entry.edges.length > 0)
    return changeLines(before, entry.snapshot).join(' · ') || words.snapshot.none
  const record = store.actors.get(entry.sessionId)
  const machine = record && machineOf(record)
  return machine
    ? `${words.log.ignored}: ${reasonOf(machine, before, entry.event)}`
    : words.log.ignored
}

/** What an entry changed in state and data, or why it was ignored. An entry never changes. */
export const entryOutcome: typeof write = (store, entry, machineOf) => {
  const text = known.get(entry) ?? write(store, entry, machineOf)
  known.set(entry, text)
  return text
}
