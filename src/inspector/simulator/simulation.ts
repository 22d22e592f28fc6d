import { type AnyActor, createActor, type InspectionEvent } from 'xstate'

import { transitionId } from '../site'
import { createEmitter } from '#lib/emitter'
import { entryOf } from '../sources/machines'
import type { Message } from '../protocol'
import type { Source } from '../sources/source'
import { historyOf } from '../store/history'
import { createReplica } from '../sources/replica'
import { Store } from '../store/store'
import { ManualClock } from '../observe/manual-clock'
import { observeActor } from '../observe/observe-actor'

export interface Simulation extends Source {
  /** In milliseconds; null if nothing waits. */
  nextDue: () => number | null
  advance: (ms: number) => void
  advanceToTimer: () => void
  restart: () => void
  end: () => void
}

/** Runs a machine without the page, on a clock that is moved by hand. */
export const createSimulation = (machineId: string): Simulation => {
  const entry = entryOf(machineId)
  if (!entry) throw new Error(`There is no machine ${machineId}`)
  const store = new Store()
  const time = createEmitter()
  let clock = new ManualClock()
  let actor: AnyActor | undefined
  let endObserving: (() => void) | undefined

  const end = () => {
    endObserving?.()
    actor?.stop()
  }

  /** One session for all runs: the log of a branch goes on where it leaves the other. */
  const receive = (message: Message) => {
    const own = 'sessionId' in message ? { sessionId: machineId } : {}
    const source = 'source' in message && message.source !== null ? { source: machineId } : {}
    store.receive({ ...message, ...own, ...source })
  }

  const cover = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep')
      for (const taken of inspected._transitions)
        store.visits(machineId).edges.add(transitionId(taken))
  }

  const observe = (next: AnyActor) => {
    actor = next
    endObserving = observeActor(next, receive, clock.now)
    time.emit()
  }

  const begin = () => {
    end()
    clock = new ManualClock()
    store.reset()
    const fresh = createActor(entry.machine, {
      id: machineId,
      input: entry.input,
      clock,
      // The transitions to its first state come before it can be observed.
      inspect: cover,
    } as never)
    observe(fresh.start())
  }

  /** Goes on from an earlier moment; what came after it is forgotten. */
  const branch = (entryId: number) => {
    const record = store.actors.get(machineId)
    const at = store.log.find(({ id }) => id === entryId)?.at
    if (!record || at === undefined) return false
    const { base, events } = historyOf(store, record, entryId)
    end()
    const { machine, input } = entry
    const replica = createReplica({ machine, id: machineId, input, base })
    for (const event of events) replica.deliver(event)
    replica.clock.pass(at)
    clock = replica.clock
    store.cut(entryId)
    observe(replica.actor)
    return true
  }
  begin()

  const nextDue = () => {
    const next = clock.nextDue
    return Number.isFinite(next) ? next : null
  }
  const moveTo = (at: number) => {
    clock.set(at)
    time.emit()
  }
  return {
    store,
    now: () => clock.now(),
    onTime: time.on,
    nextDue,
    machineOf: () => entry.machine,
    send: (_id, event) => {
      if (actor?.getSnapshot().status === 'active') actor.send(event)
    },
    advance: (ms) => moveTo(clock.now() + ms),
    advanceToTimer: () => {
      const due = nextDue()
      if (due !== null) moveTo(due)
    },
    restore: (entryId) =>
      Promise.resolve(
        branch(entryId)
          ? { restored: [machineId], failed: [] }
          : { restored: [], failed: [machineId] },
      ),
    restart: begin,
    end,
  }
}
