import { createEmitter } from '#lib/emitter'
import { observeActor } from '../observe/observe-actor'
import type { Message } from '../protocol'
import type { Recording } from '../recording/check'
import { replicaOf } from '../recording/recording'
import { snapshotAt } from '../store/history'
import { Store } from '../store/store'
import { machineOf } from './machines'
import { createReplica, probe } from './replica'
import type { Source } from './source'

export interface Sandbox extends Source {
  /** When the next timer fires; `Infinity` if nothing waits. */
  nextDue: () => number
  /** Moves the clock; each timer on the way fires. */
  moveTo: (time: number) => void
  restart: () => void
  end: () => void
}

/** Runs what is recorded away from the page; from there on, its clock is moved by hand. */
export const createSandbox = ({ actors, events }: Recording): Sandbox => {
  const store = new Store()
  const time = createEmitter()
  /** In the order of the recorded actors; the index is the session id. */
  let replicas: (ReturnType<typeof createReplica> & { endObserving: () => void })[] = []
  const now = () => Math.max(0, ...replicas.map(({ clock }) => clock.now()))

  const end = () => {
    for (const { actor, endObserving } of replicas) {
      endObserving()
      actor.stop()
    }
    replicas = []
  }

  const observe = (replica: ReturnType<typeof createReplica>) => {
    const { actor, clock } = replica
    const sessionId = String(replicas.length)
    // One session for all runs: the log of a branch goes on where it leaves the other.
    const receive = (message: Message) => {
      const source = 'source' in message && message.source !== null ? { source: sessionId } : {}
      store.receive({ ...message, sessionId, ...source } as Message)
    }
    replicas.push({ ...replica, endObserving: observeActor(actor, receive, clock.now) })
  }

  const restart = () => {
    end()
    store.cut(-1)
    for (const actor of actors) {
      observe(replicaOf(actor))
      // The transitions to its first state come before it can be observed.
      const { machine, input, base } = actor
      if (base === null) store.visit(machine, probe(machineOf(machine)!, { input }).taken)
    }
    for (const event of events) {
      for (const { clock } of replicas) clock.pass(event.at)
      replicas[event.actor]?.deliver(event)
    }
    time.emit()
  }

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
    const originals = [...store.actors.values()].map((record) => {
      const { sessionId, name: id, machine, input } = record
      const snapshot = snapshotAt(store, sessionId, entryId) ?? record.base.snapshot
      return { machine: machineOf(machine)!, id, input: input ?? undefined, base: { at, snapshot } }
    })
    end()
    store.cut(entryId)
    for (const original of originals) observe(createReplica(original))
    time.emit()
    return originals.map(({ id }) => id)
  }
  restart()

  return {
    store,
    now,
    onTime: time.on,
    machineOf: ({ machine }) => machineOf(machine),
    send: (id, event) => {
      const actor = replicas[Number(id)]?.actor
      if (actor?.getSnapshot().status === 'active') actor.send(event)
    },
    restore: (entryId) => Promise.resolve({ restored: branch(entryId), failed: [] }),
    nextDue: () => Math.min(...replicas.map(({ clock }) => clock.nextDue)),
    moveTo: (to) => {
      for (const { clock } of replicas) clock.set(to)
      time.emit()
    },
    restart,
    end,
  }
}
