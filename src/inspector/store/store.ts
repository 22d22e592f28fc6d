import { createEmitter } from '#lib/emitter'
import type { ActorMessage, ActorSnapshot, Message, StateName } from '../protocol'

/** Older entries are dropped; their number is shown. */
export const LOG_LIMIT = 1000

export type Entry = Message & { id: number }
export type LoggedStep = Extract<Entry, { kind: 'step' }>

export interface ActorRecord extends Omit<ActorMessage, 'kind' | 'at' | 'snapshot'> {
  /** The latest. */
  snapshot: ActorSnapshot
  isGone: boolean
  /** The earliest moment that is known. */
  base: { at: number; snapshot: ActorSnapshot }
}

interface Visits {
  /** State values, by their JSON. */
  values: Map<string, StateName>
  /** Ids of the transitions taken. */
  edges: Set<string>
}

/** The log of a source, and the present records of its actors. */
export class Store {
  /** What the actors of each machine have been through, by its id: also before a reset. */
  readonly visits = new Map<string, Visits>()
  readonly actors = new Map<string, ActorRecord>()
  log: Entry[] = []
  dropped = 0
  /** Changes with every entry. */
  version = 0
  #nextId = 0
  readonly #changes = createEmitter<[Entry | null]>()

  receive = (message: Message) => {
    const entry: Entry = { ...message, id: this.#nextId++ }
    this.#follow(entry)
    this.log.push(entry)
    if (this.log.length > LOG_LIMIT) this.#drop()
    this.#tell(entry)
  }

  /** Calls `listener` with each new entry, or with null after a reset. */
  subscribe = this.#changes.on

  /** Counts transitions that an actor of a machine has taken, and the state that it is in. */
  visit(machine: string, taken: readonly string[], value?: StateName) {
    const visits = this.visits.get(machine) ?? { values: new Map(), edges: new Set() }
    this.visits.set(machine, visits)
    for (const id of taken) visits.edges.add(id)
    if (value !== undefined) visits.values.set(JSON.stringify(value), value)
  }

  clear() {
    for (const actor of this.actors.values()) {
      if (actor.isGone) this.actors.delete(actor.sessionId)
      else actor.base = { at: this.log.at(-1)?.at ?? actor.base.at, snapshot: actor.snapshot }
    }
    this.log = []
    this.dropped = 0
    this.#tell(null)
  }

  /** Forgets what came after an entry, and all actors: another run goes on from there. */
  cut(entryId: number) {
    this.actors.clear()
    this.log = this.log.filter(({ id }) => id <= entryId)
    this.#nextId = entryId + 1
    this.#tell(null)
  }

  #follow(entry: Entry) {
    if (entry.kind === 'actor') {
      const { kind: _kind, at, id: _id, ...rest } = entry
      const base = this.actors.get(entry.sessionId)?.base ?? { at, snapshot: entry.snapshot }
      this.actors.set(entry.sessionId, { ...rest, isGone: false, base })
      this.visit(rest.machine, [], entry.snapshot.value)
    }
    if (entry.kind === 'step') {
      const actor = this.actors.get(entry.sessionId)
      if (!actor) return
      actor.snapshot = entry.snapshot
      this.visit(actor.machine, entry.edges, entry.snapshot.value)
    }
    if (entry.kind === 'gone') {
      const actor = this.actors.get(entry.sessionId)
      if (actor) actor.isGone = true
    }
  }

  #drop() {
    const entry = this.log.shift()
    this.dropped += 1
    if (!entry || !('snapshot' in entry)) return
    const actor = this.actors.get(entry.sessionId)
    if (actor) actor.base = { at: entry.at, snapshot: entry.snapshot }
  }

  #tell(entry: Entry | null) {
    this.version += 1
    this.#changes.emit(entry)
  }
}
