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

/** All of what a store holds, to be handed to another window. */
export interface Contents {
  actors: ActorView[]
  log: Entry[]
  dropped: number
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
  readonly #listeners = new Set<(entry: Entry | null) => void>()

  receive(message: Message) {
    const entry: Entry = { ...message, id: this.#nextId++ }
    this.#follow(entry)
    this.log.push(entry)
    if (this.log.length > LOG_LIMIT) this.#drop()
    this.#tell(entry)
  }

  /** Calls `listener` with each new entry, or with null after all has been replaced. */
  subscribe = (listener: (entry: Entry | null) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  clear() {
    for (const actor of this.actors.values()) {
      if (actor.isGone) this.actors.delete(actor.actor)
      else actor.base = { at: this.log.at(-1)?.at ?? actor.since, still: actor.still }
    }
    this.log = []
    this.dropped = 0
    this.#tell(null)
  }

  contents(): Contents {
    return { actors: [...this.actors.values()], log: this.log, dropped: this.dropped }
  }

  replace({ actors, log, dropped }: Contents) {
    this.actors = new Map(actors.map((actor) => [actor.actor, actor]))
    this.log = log
    this.dropped = dropped
    this.#nextId = (log.at(-1)?.id ?? -1) + 1
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
    for (const listener of this.#listeners) listener(entry)
  }
}
