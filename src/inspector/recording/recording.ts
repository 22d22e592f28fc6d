import { site } from '../site'
import { machineOf } from '../machine/machines'
import { leftBefore, plotOf } from '../store/history'
import { isStart } from '../machine/stage'
import type { Store } from '../store/store'
import type { Plain, PlainEvent, Still } from '../observe/protocol'

export const FORMAT = 'statechart-recording'
export const VERSION = 1

export interface RecordedActor {
  name: string
  machine: string
  /** Of the machine that was recorded: another one would go elsewhere. */
  hash: string
  input: Plain
  /** Where it was when the recording began; null if it had just been started. */
  base: Still | null
}

export interface RecordedEvent {
  /** Milliseconds since the beginning. */
  at: number
  /** Which of the actors. */
  actor: number
  event: PlainEvent
  /** A delay of the machine's own ran out. */
  timer?: true
}

export interface Recording {
  format: typeof FORMAT
  version: typeof VERSION
  route: string
  actors: RecordedActor[]
  events: RecordedEvent[]
}

const relative = (still: Still, start: number): Still => ({
  ...still,
  timers: still.timers.map((timer) => ({ ...timer, due: timer.due - start })),
})

/** What happened up to an entry, to be played again elsewhere: of all actors, or of one. */
export const record = (store: Store, entryId: number, only?: string): Recording => {
  const plots = [...store.actors.values()]
    .filter(({ actor, machine }) => machineOf(machine) && (only === undefined || actor === only))
    .filter(({ actor }) => actor === only || !leftBefore(store, actor, entryId))
    .map((view) => plotOf(store, view, entryId))
    .filter(({ told, actor }) => told.length > 0 || actor.actor === only)
  const start = Math.min(...plots.map(({ base }) => base.at))
  const route = store.log.findLast(({ kind, id }) => kind === 'route' && id <= entryId)

  return {
    format: FORMAT,
    version: VERSION,
    route: route?.kind === 'route' ? route.path.replace(/#.*/, '') : '/',
    actors: plots.map(({ actor: { name, machine: id, input }, base }) => {
      const machine = machineOf(id)
      const fresh = machine !== undefined && isStart(machine, input ?? undefined, base.still)
      const hash = site.charts[id]?.hash ?? ''
      return { name, machine: id, hash, input, base: fresh ? null : relative(base.still, start) }
    }),
    events: plots
      .flatMap(({ told }, actor) =>
        told.map(({ at, event, timer }) => ({
          at: Math.max(0, Math.round(at - start)),
          actor,
          event,
          ...(timer ? { timer: true as const } : {}),
        })),
      )
      .toSorted((one, other) => one.at - other.at),
  }
}
