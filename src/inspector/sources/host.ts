import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { Source } from './source'
import { Store } from '../store/store'
import { observeActor } from '../observe/observe-actor'
import { watchRoute } from '../observe/route'

export interface Host extends Source {
  /** Starts to observe; returns what ends that. Calls may overlap. */
  listen: () => () => void
  actorOf: (id: string) => AnyActor | undefined
  /** Adds an actor that the page has not registered; returns what removes it. */
  add: (actor: AnyActor) => () => void
}

const now = () => Date.now()

/** Observes the actors of this page and their route, from the first call of `listen` on. */
export const createHost = (): Host => {
  const store = new Store()
  const taps = new Map<AnyActor, () => void>()
  const own = new Set<AnyActor>()
  let listeners = 0
  let endings: (() => void)[] = []

  const all = () => new Set([...site.actors(), ...own])
  const sync = () => {
    const present = all()
    for (const [actor, untap] of taps) {
      if (present.has(actor)) continue
      untap()
      taps.delete(actor)
      store.receive({ kind: 'gone', at: now(), sessionId: actor.sessionId })
    }
    for (const actor of present) {
      if (!taps.has(actor))
        taps.set(
          actor,
          observeActor(actor, (message) => store.receive(message), now),
        )
    }
  }
  // StrictMode removes and adds every actor at once: that must not be logged.
  const syncSoon = () => queueMicrotask(() => listeners > 0 && sync())

  const stop = () => {
    for (const untap of taps.values()) untap()
    taps.clear()
    for (const end of endings) end()
    endings = []
  }
  const actorOf = (id: string) => [...all()].find(({ sessionId }) => sessionId === id)

  return {
    store,
    now,
    actorOf,
    send: (id, event) => actorOf(id)?.send(event),
    machineOf: ({ sessionId }) => {
      const logic = actorOf(sessionId)?.logic
      return logic && 'root' in logic ? (logic as AnyStateMachine) : undefined
    },
    restore: async (entryId) => {
      const { restorePage } = await import('./restore')
      return restorePage(store, entryId)
    },
    add: (actor) => {
      own.add(actor)
      syncSoon()
      return () => {
        own.delete(actor)
        syncSoon()
      }
    },
    listen: () => {
      listeners += 1
      if (listeners === 1) {
        sync()
        // What is below the first view has yet to come to life; the panel is not kept waiting by it.
        site.wakePage()
        endings = [
          site.onActorsChange(syncSoon),
          watchRoute((path) => store.receive({ kind: 'route', at: now(), path })),
        ]
      }
      return () => {
        listeners -= 1
        if (listeners === 0) stop()
      }
    },
  }
}
