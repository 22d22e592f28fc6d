import { moveClock } from '../observe/manual-clock'
import { createNames } from '../observe/names'
import { observeActor } from '../observe/observe-actor'
import type { Recording } from '../recording/recording'
import type { Entry } from '../seam'
import { Store } from '../store/store'
import { isActive, sendApart } from '../xstate/services'
import { type Beginning, createReplica } from './replica'
import { keptAt, machineIn, obstaclesAt, type Source } from './source'

export interface Sandbox extends Source {
  restart: (recording: Recording) => void
  end: () => void
}

/** Runs what is recorded away from the page; from there on, its clock is moved by hand. */
export const createSandbox = ({ machine }: Entry, first: Recording): Sandbox => {
  const store = new Store()
  let names = createNames()

  const begin = (beginning: Beginning) => {
    const replica = createReplica(machine, beginning)
    // The transitions to its first state come before it can be observed.
    store.visit(machine.id, [...replica.taken])
    names = createNames()
    const endObserving = observeActor(replica.actor, store.receive, replica.clock.now, names)
    const end = () => {
      endObserving()
      replica.end()
    }
    return { ...replica, end }
  }
  const run = (recording: Recording) => {
    store.cut(-1)
    const replica = begin(recording)
    recording.events.forEach(replica.deliver)
    return replica
  }
  let running = run(first)

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const { id } = machine
    const { input } = store.actors.get(id)!
    const { isChild = false } = first
    const at = store.at(entryId)?.at ?? 0
    const base = keptAt(store, id, entryId)
    running.end()
    store.cut(entryId)
    running = begin({ input, base, at, isChild })
    return { restored: [id], failed: [] }
  }

  return {
    store,
    now: () => running.clock.now(),
    machineOf: machineIn,
    send: (name, event) => {
      const actor = names.actorOf(name)
      if (actor && isActive(actor)) sendApart(actor, event)
    },
    obstacles: (entryId) => obstaclesAt(store, entryId),
    restore: (entryId) => Promise.resolve(branch(entryId)),
    move: (by) => {
      moveClock(running.clock, by)
      store.refresh()
    },
    restart: (recording) => {
      running.end()
      running = run(recording)
    },
    end: () => running.end(),
  }
}
