import { type AnyActor, createActor, type InspectionEvent } from 'xstate'

import { site, transitionId } from '../site'
import { activeNodes } from '../chart/active'
import { createEmitter } from '#lib/emitter'
import { entryOf } from './machines'
import type { Message } from '../protocol'
import type { Source } from './source'
import { Store } from '../store/store'
import { ManualClock } from '../observe/manual-clock'
import { observeActor } from '../observe/observe-actor'

export interface Simulation extends Source {
  /** Ids of the transitions taken and of the states entered. */
  coverage: { transitions: ReadonlySet<string>; states: ReadonlySet<string> }
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
  const chart = site.charts[machineId]
  if (!entry || !chart) throw new Error(`There is no machine ${machineId}`)
  const store = new Store()
  const transitions = new Set<string>()
  const states = new Set<string>()
  const time = createEmitter()
  let clock = new ManualClock()
  let actor: AnyActor | undefined
  let endObserving: (() => void) | undefined

  const end = () => {
    endObserving?.()
    actor?.stop()
  }

  const begin = () => {
    end()
    clock = new ManualClock()
    store.reset()
    actor = createActor(entry.machine, {
      id: machineId,
      input: entry.input,
      clock,
      // The transitions to its first state come before it can be observed.
      inspect: (inspected: InspectionEvent) => {
        if (inspected.type === '@xstate.microstep') {
          for (const taken of inspected._transitions) transitions.add(transitionId(taken))
        }
      },
    } as never)
    actor.start()
    const receive = (message: Message) => {
      if ('snapshot' in message)
        for (const id of activeNodes(chart, message.snapshot.value))
          // The root is always active: it covers nothing.
          if (id !== chart.nodes[0]?.id) states.add(id)
      store.receive(message)
    }
    endObserving = observeActor(actor, receive, clock.now)
    time.emit()
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
    coverage: { transitions, states },
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
    restart: begin,
    end,
  }
}
