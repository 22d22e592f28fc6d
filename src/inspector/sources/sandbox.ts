import type { AnyActor } from 'xstate'

import { moveClock } from '../observe/manual-clock'
import { createNames } from '../observe/names'
import { observeActor } from '../observe/observe-actor'
import type { Recording } from '../recording/recording'
import { type Entry, transitionId } from '../seam'
import { finderAt, snapshotAt } from '../store/history'
import { Store } from '../store/store'
import { takenIn } from '../xstate/private'
import { isActive, sendApart } from '../xstate/services'
import { keep } from './keep'
import { createReplica, type Replica } from './replica'
import { machineIn, obstaclesAt, type Source } from './source'

export interface Sandbox extends Source {
  restart: (recording: Recording) => void
  end: () => void
}

/** Runs what is recorded away from the page; from there on, its clock is moved by hand. */
export const createSandbox = ({ machine }: Entry, first: Recording): Sandbox => {
  const store = new Store()
  let names = createNames()

  const observe = (replica: Replica) => {
    names = createNames()
    const endObserving = observeActor(replica.actor, store.receive, replica.clock.now, names)
    return () => {
      endObserving()
      replica.end()
    }
  }
  const run = (recording: Recording) => {
    store.cut(-1)
    // The transitions to its first state come before it can be observed.
    const born: string[] = []
    let isStarted = false
    const replica = createReplica(machine, recording, (inspected) => {
      const isOwn = (inspected.actorRef as AnyActor).id === machine.id
      if (!isStarted && isOwn && inspected.type === '@xstate.microstep')
        born.push(...takenIn(inspected).map(transitionId))
    })
    isStarted = true
    store.visit(machine.id, born)
    const end = observe(replica)
    recording.events.forEach(replica.deliver)
    return { ...replica, end }
  }
  let running = run(first)

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
    const { id } = machine
    const { base, input } = store.actors.get(id)!
    const snapshot = snapshotAt(store, id, entryId) ?? base.snapshot
    const kept = keep(snapshot, finderAt(store, entryId), at)
    running.end()
    store.cut(entryId)
    const replica = createReplica(machine, {
      id,
      input,
      base: kept,
      at,
      isChild: first.isChild ?? false,
    })
    running = { ...replica, end: observe(replica) }
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
