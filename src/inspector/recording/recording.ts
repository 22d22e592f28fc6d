import { site } from '../site'
import { machineOf } from '../sources/machines'
import { historyOf, leftBefore, routeAt } from '../store/history'
import { createReplica, isStart, startSnapshot } from '../sources/replica'
import type { Store } from '../store/store'
import type { Json, JsonEvent, ActorSnapshot } from '../protocol'
import type { Recording } from './check'
import { FORMAT, VERSION } from './format'

/** The largest file that is read, in bytes. */
export const LARGEST_RECORDING = 256_000

export type RecordedActor = Recording['actors'][number]

/** A fresh actor where a recorded one began. */
export const replicaOf = ({ machine: machineId, name, input: recorded, base }: RecordedActor) => {
  const machine = machineOf(machineId)
  if (!machine) throw new Error(`There is no machine ${machineId}`)
  const input = recorded ?? undefined
  const snapshot = base ?? startSnapshot(machine, input)
  return createReplica({ machine, id: name, input, base: { at: 0, snapshot } })
}

/** A recording of one fresh actor that is sent these events, all at once. */
export const freshRecording = (
  machine: string,
  input: Json,
  events: readonly JsonEvent[] = [],
): Recording => ({
  format: FORMAT,
  version: VERSION,
  route: '/',
  actors: [{ name: machine, machine, hash: site.charts[machine]?.hash ?? '', input, base: null }],
  events: events.map((event) => ({ at: 0, actor: 0, event })),
})

const relative = (snapshot: ActorSnapshot, start: number): ActorSnapshot => ({
  ...snapshot,
  timers: snapshot.timers.map((timer) => ({ ...timer, due: timer.due - start })),
})

/** The events up to an entry, to be replayed elsewhere: of all actors, or of one session. */
export const recordingOf = (store: Store, entryId: number, only?: string): Recording => {
  const histories = [...store.actors.values()]
    .filter(({ sessionId, machine }) => machineOf(machine) && (only ?? sessionId) === sessionId)
    .filter(({ sessionId }) => sessionId === only || !leftBefore(store, sessionId, entryId))
    .map((actor) => historyOf(store, actor, entryId))
    .filter(({ events, actor }) => events.length > 0 || actor.sessionId === only)
  const start = Math.min(...histories.map(({ base }) => base.at))

  return {
    format: FORMAT,
    version: VERSION,
    route: routeAt(store, entryId)?.replace(/#.*/, '') ?? '/',
    actors: histories.map(({ actor: { name, machine: id, input }, base }) => {
      const machine = machineOf(id)
      const fresh = machine !== undefined && isStart(machine, input ?? undefined, base.snapshot)
      const hash = site.charts[id]?.hash ?? ''
      return { name, machine: id, hash, input, base: fresh ? null : relative(base.snapshot, start) }
    }),
    events: histories
      .flatMap(({ events }, actor) =>
        events.map(({ at, event }) => ({ at: Math.max(0, Math.round(at - start)), actor, event })),
      )
      .toSorted((one, other) => one.at - other.at),
  }
}
