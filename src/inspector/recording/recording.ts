import { machineOf } from '../sources/machines'
import { createReplica, isStart, startSnapshot } from '../sources/replica'
import { type DeliveredEvent, historyOf } from '../store/history'
import type { ActorRecord, Store } from '../store/store'
import type { ActorSnapshot, Json, JsonEvent } from '../protocol'

/** What leads a fresh actor of a machine to where another one is. Its times begin at 0. */
export interface Recording {
  machine: string
  input: Json
  /** Its snapshot at the beginning; null if it is to be started. */
  base: ActorSnapshot | null
  events: readonly DeliveredEvent[]
  /** The id of the transition that the last event is for. */
  wanted?: string
}

/** A fresh actor at the beginning of a recording. */
export const replicaOf = ({ machine: id, input: recorded, base }: Recording) => {
  const machine = machineOf(id)
  if (!machine) throw new Error(`There is no machine ${id}`)
  const input = recorded ?? undefined
  const snapshot = base ?? startSnapshot(machine, input)
  return createReplica({ machine, id, input, base: { at: 0, snapshot } })
}

/** A recording of a fresh actor that is sent these events, all at once. */
export const freshRecording = (
  machine: string,
  input: Json,
  events: readonly JsonEvent[] = [],
): Recording => ({ machine, input, base: null, events: events.map((event) => ({ at: 0, event })) })

const relative = (snapshot: ActorSnapshot, start: number): ActorSnapshot => ({
  ...snapshot,
  timers: snapshot.timers.map((timer) => ({ ...timer, due: timer.due - start })),
})

/** What an actor was sent up to an entry, to be sent again elsewhere. */
export const recordingOf = (store: Store, entryId: number, actor: ActorRecord): Recording => {
  const { base, events } = historyOf(store, actor, entryId)
  const machine = machineOf(actor.machine)
  const isFresh = machine && isStart(machine, actor.input ?? undefined, base.snapshot)
  return {
    machine: actor.machine,
    input: actor.input,
    base: isFresh ? null : relative(base.snapshot, base.at),
    events: events.map(({ at, event }) => ({ at: Math.max(0, Math.round(at - base.at)), event })),
  }
}
