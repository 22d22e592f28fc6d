import type { AnyStateMachine } from 'xstate'

import { createEmitter } from '#lib/emitter'

import { machineOf } from '../observe/snapshots'
import { transitionById } from './why'
import type { ActorMessage, ActorSnapshot, Message, Step } from '../protocol'

/** Older entries are dropped. */
export const LOG_LIMIT = 10_000

/** A step, its actor's snapshot before it, and its cause. */
export type LoggedStep = Step & {
  id: number
  before: ActorSnapshot
  /** The step during which its event was sent. */
  by: LoggedStep | undefined
  /** How many steps led to it. */
  depth: number
}
export type Entry = LoggedStep | (Exclude<Message, Step> & { id: number })

export interface ActorRecord extends Omit<ActorMessage, 'kind' | 'at' | 'snapshot' | 'edges'> {
  snapshot: ActorSnapshot
  isGone: boolean
  /** The id of the entry with which it came. */
  first: number
  /** The earliest moment that is known, and its entry. */
  base: { id: number; at: number; snapshot: ActorSnapshot }
}

/** What the actors of a machine have been through: ids of the chart's states and transitions. */
export interface Coverage {
  states: Set<string>
  transitions: Set<string>
}

/** The log of a source, and the present records of its actors. */
export class Store {
  /** By what a machine is made of, whatever is provided to it. A new run does not change it. */
  readonly #coverage = new WeakMap<object, Coverage>()
  /** By their keys. */
  readonly #steps = new WeakMap<object, LoggedStep>()
  readonly actors = new Map<string, ActorRecord>()
  log: Entry[] = []
  dropped = 0
  /** When the first entry came. */
  start: number | undefined
  /** Changes with every entry. */
  version = 0
  #nextId = 0
  readonly #changes = createEmitter()

  receive = (message: Message) => {
    const entry = this.#entryOf(message)
    this.#follow(entry)
    this.log.push(entry)
    this.start ??= entry.at
    if (this.log.length > LOG_LIMIT) this.#drop(this.log.shift()!)
    this.refresh()
  }

  /** Calls `listener` at each new entry, and when another run has begun or the clock has moved. */
  subscribe = this.#changes.on

  /** Tells that all that is shown may be another. */
  refresh = () => {
    this.version += 1
    this.#changes.emit()
  }

  /** The entry of an id; the first if it was dropped. */
  at = (id: number) => this.log[Math.max(0, id - (this.log[0]?.id ?? 0))]

  coverageOf({ config }: AnyStateMachine) {
    const coverage = this.#coverage.get(config) ?? { states: new Set(), transitions: new Set() }
    this.#coverage.set(config, coverage)
    return coverage
  }

  /** Counts transitions that an actor of a machine has taken, and states that it has been in. */
  visit(machine: AnyStateMachine, taken: readonly string[], passed: readonly string[] = []) {
    const { states, transitions } = this.coverageOf(machine)
    for (const id of taken) transitions.add(id)
    // A state that is left at once is seen by the transition that leaves it.
    const left = taken.flatMap((id) => transitionById(machine, id)?.source.id ?? [])
    // The root is always active.
    for (const id of [...passed, ...left]) if (id !== machine.id) states.add(id)
  }

  /** Forgets what came after an entry: another run goes on from there. */
  cut(entryId: number) {
    for (const { name, first } of this.actors.values())
      if (first > entryId) this.actors.delete(name)
    this.log = this.log.filter(({ id }) => id <= entryId)
    this.#nextId = entryId + 1
    this.refresh()
  }

  #entryOf(message: Message): Entry {
    const id = this.#nextId++
    if (message.kind !== 'step') return { ...message, id }
    const before = this.actors.get(message.name)?.snapshot ?? message.snapshot
    const by = message.cause && this.#steps.get(message.cause)
    const step = { ...message, id, before, by, depth: by ? by.depth + 1 : 0 }
    this.#steps.set(message.key, step)
    return step
  }

  #follow(entry: Entry) {
    if (!('name' in entry)) return
    const actor = this.actors.get(entry.name)
    const machine = 'snapshot' in entry ? machineOf(entry.snapshot) : undefined
    if (entry.kind === 'actor') {
      const { kind: _kind, at, id, edges, ...rest } = entry
      const base = actor?.base ?? { id, at, snapshot: entry.snapshot }
      const first = actor?.first ?? entry.id
      // XState does not tell it of one that is restored.
      const input = rest.input ?? actor?.input
      this.actors.set(entry.name, { ...rest, input, isGone: false, base, first })
      if (machine) this.visit(machine, edges, entry.snapshot.states)
    }
    if (!actor) return
    if (entry.kind === 'gone') actor.isGone = true
    if (entry.kind === 'step') {
      actor.snapshot = entry.snapshot
      if (machine) this.visit(machine, entry.edges, [...entry.passed, ...entry.snapshot.states])
    }
  }

  #drop(entry: Entry) {
    this.dropped += 1
    if (!('snapshot' in entry)) return
    const actor = this.actors.get(entry.name)
    if (actor) actor.base = { id: entry.id, at: entry.at, snapshot: entry.snapshot }
  }
}
