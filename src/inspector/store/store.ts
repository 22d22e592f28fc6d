import { createEmitter } from '../observe/emitter'
import type { ActorSeen, Message, Still } from '../observe/protocol'

/** Most entries that are kept; the number of those that fell out is shown. */
export const LOG_LIMIT = 2000

export type Entry = Message & { id: number }

export interface ActorView extends Omit<ActorSeen, 'kind' | 'at' | 'still'> {
  /** The latest. */
  still: Still
  /** Since when it is in that state. */
  since: number
  isGone: boolean
  /** Its earliest moment that is still known. */
  base: { at: number; still: Still }
}

const sameValue = (one: Still, other: Still) =>
  JSON.stringify(one.value) === JSON.stringify(other.value)

/** What was told of a page, in order, and how its actors are now. */
export class Store {
  actors = new Map<string, ActorView>()
  log: Entry[] = []
  dropped = 0
  /** Changes with everything that is received. */
  version = 0
  #nextId = 0
  readonly #changes = createEmitter<[Entry | null]>()

  receive(message: Message) {
    const entry: Entry = { ...message, id: this.#nextId++ }
    this.#follow(entry)
    this.log.push(entry)
    if (this.log.length > LOG_LIMIT) this.#drop()
    this.#tell(entry)
  }

  /** Calls `listener` with each new entry, or with null after all has been replaced. */
  subscribe = this.#changes.on

  clear() {
    for (const actor of this.actors.values()) {
      if (actor.isGone) this.actors.delete(actor.actor)
      else actor.base = { at: this.log.at(-1)?.at ?? actor.since, still: actor.still }
    }
    this.log = []
    this.dropped = 0
    this.#tell(null)
  }

  /** Forgets everything, for another run. */
  reset() {
    this.actors = new Map()
    this.log = []
    this.dropped = 0
    this.#nextId = 0
    this.#tell(null)
  }

  #follow(entry: Entry) {
    if (entry.kind === 'actor') {
      const { kind: _kind, at, id: _id, ...rest } = entry
      const known = this.actors.get(entry.actor)
      const since = known && sameValue(known.still, entry.still) ? known.since : at
      const base = known?.base ?? { at, still: entry.still }
      this.actors.set(entry.actor, { ...rest, since, isGone: false, base })
    }
    if (entry.kind === 'step') {
      const actor = this.actors.get(entry.actor)
      if (!actor) return
      if (!sameValue(actor.still, entry.still)) actor.since = entry.at
      actor.still = entry.still
    }
    if (entry.kind === 'gone') {
      const actor = this.actors.get(entry.actor)
      if (actor) Object.assign(actor, { isGone: true, since: entry.at })
    }
  }

  #drop() {
    const entry = this.log.shift()
    this.dropped += 1
    if (entry?.kind !== 'step' && entry?.kind !== 'actor') return
    const actor = this.actors.get(entry.actor)
    if (actor) actor.base = { at: entry.at, still: entry.still }
  }

  #tell(entry: Entry | null) {
    this.version += 1
    this.#changes.emit(entry)
  }
}
