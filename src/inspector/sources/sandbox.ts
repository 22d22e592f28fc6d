import { moveClock } from '../observe/manual-clock'
import { observeActor } from '../observe/observe-actor'
import { type Recording, replicaOf } from '../recording/recording'
import { snapshotAt } from '../store/history'
import { Store } from '../store/store'
import { machineOf } from './machines'
import { createReplica, probe } from './replica'
import type { Source } from './source'

export interface Sandbox extends Source {
  restart: (recording: Recording) => void
  end: () => void
}

/** Runs what is recorded away from the page; from there on, its clock is moved by hand. */
export const createSandbox = (first: Recording): Sandbox => {
  const store = new Store()
  const machine = machineOf(first.machine)!

  const observe = (replica: ReturnType<typeof createReplica>) => {
    const { actor, clock } = replica
    const endObserving = observeActor(actor, store.receive, clock.now)
    const end = () => {
      endObserving()
      actor.stop()
    }
    return { ...replica, end }
  }
  const run = (recording: Recording) => {
    const { input, base, events } = recording
    store.cut(-1)
    const replica = observe(replicaOf(recording))
    // The transitions to its first state come before it can be observed.
    if (base === null) store.visit(machine.id, probe(machine, { input: input ?? undefined }).taken)
    events.forEach(replica.deliver)
    return replica
  }
  let running = run(first)

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
    const { id } = machine
    const { base, input } = store.actors.get(id)!
    const snapshot = snapshotAt(store, id, entryId) ?? base.snapshot
    running.end()
    store.cut(entryId)
    running = observe(createReplica({ machine, id, input, base: { at, snapshot } }))
    return { restored: [id], failed: [] }
  }

  return {
    store,
    now: () => running.clock.now(),
    machineOf: () => machine,
    send: (_, event) => {
      if (running.actor.getSnapshot().status === 'active') running.actor.send(event)
    },
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
