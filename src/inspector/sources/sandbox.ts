import { moveClock } from '../observe/manual-clock'
import { observeActor } from '../observe/observe-actor'
import type { Message } from '../protocol'
import { type Recording, replicaOf } from '../recording/recording'
import { snapshotAt } from '../store/history'
import { Store } from '../store/store'
import { machineOf } from './machines'
import { createReplica, probe } from './replica'
import type { Source } from './source'

export interface Sandbox extends Source {
  /** Begins again, or with something else. */
  restart: (other?: Recording) => void
  end: () => void
}

/** One session for all runs: the log of a branch goes on where it leaves the other. */
const SESSION = '0'

/** Runs what is recorded away from the page; from there on, its clock is moved by hand. */
export const createSandbox = (first: Recording): Sandbox => {
  let recording = first
  const store = new Store()
  const machine = machineOf(recording.machine)!
  const inputOf = () => recording.input ?? undefined

  const receive = (message: Message) => {
    const source = 'source' in message && message.source !== null ? { source: SESSION } : {}
    store.receive({ ...message, sessionId: SESSION, ...source } as Message)
  }
  const observe = (replica: ReturnType<typeof createReplica>) => {
    const { actor, clock } = replica
    const endObserving = observeActor(actor, receive, clock.now)
    const end = () => {
      endObserving()
      actor.stop()
    }
    return { ...replica, end }
  }
  const run = () => {
    store.cut(-1)
    const running = observe(replicaOf(recording))
    // The transitions to its first state come before it can be observed.
    if (recording.base === null) store.visit(machine.id, probe(machine, { input: inputOf() }).taken)
    recording.events.forEach(running.deliver)
    return running
  }
  let running = run()

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
    const { base } = store.actors.get(SESSION)!
    const snapshot = snapshotAt(store, SESSION, entryId) ?? base.snapshot
    running.end()
    store.cut(entryId)
    running = observe(
      createReplica({ machine, id: machine.id, input: inputOf(), base: { at, snapshot } }),
    )
    return { restored: [machine.id], failed: [] }
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
    restart: (other = recording) => {
      running.end()
      recording = other
      running = run()
    },
    end: () => running.end(),
  }
}
