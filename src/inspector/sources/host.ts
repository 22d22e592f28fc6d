import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { Source } from './source'
import { Store } from '../store/store'
import { observeActor } from '../observe/observe-actor'
import { holdTimers } from '../observe/hold-timers'
import type { Message, Timer } from '../protocol'
import { watchRoute } from '../observe/route'

export interface Host extends Source {
  /** Starts to observe; returns what ends that. Calls may overlap. */
  listen: () => () => void
  /** Stops the clock of the page's actors; returns what lets it run again. */
  holdTime: () => () => void
  actorOf: (id: string) => AnyActor | undefined
}

const actorOf = (id: string) => site.actors().find(({ sessionId }) => sessionId === id)

/** Observes the actors of this page and their route, from the first call of `listen` on. */
export const createHost = (): Host => {
  const store = new Store()
  const observed = new Map<AnyActor, () => void>()
  let listeners = 0
  let endings: (() => void)[] = []

  /** When the page's clock was stopped, and how long it has stood before. */
  let heldAt: number | null = null
  let stoodMs = 0
  const now = () => (heldAt ?? Date.now()) - stoodMs

  /** Timers are on the browser's time: that of the page's clock is told. */
  const onPageTime = (timer: Timer): Timer => {
    const isArmedMeanwhile = heldAt !== null && timer.due - timer.delay > heldAt
    return { ...timer, due: timer.due - (isArmedMeanwhile ? Date.now() - now() : stoodMs) }
  }
  const receive = (message: Message) => {
    if (!('snapshot' in message)) return store.receive(message)
    const { snapshot } = message
    const timers = snapshot.timers.map(onPageTime)
    return store.receive({ ...message, snapshot: { ...snapshot, timers } })
  }

  const sync = () => {
    const present = site.actors()
    for (const [actor, endObserving] of observed) {
      if (present.includes(actor)) continue
      endObserving()
      observed.delete(actor)
      store.receive({ kind: 'gone', at: now(), sessionId: actor.sessionId })
    }
    for (const actor of present) {
      if (!observed.has(actor)) observed.set(actor, observeActor(actor, receive, now))
    }
  }
  // StrictMode removes and adds every actor at once: that must not be logged.
  const syncSoon = () => queueMicrotask(() => listeners > 0 && sync())

  const stop = () => {
    for (const endObserving of observed.values()) endObserving()
    observed.clear()
    for (const end of endings) end()
    endings = []
  }

  return {
    store,
    now,
    holdTime: () => {
      const release = holdTimers(site.actors)
      heldAt = Date.now()
      return () => {
        stoodMs += Date.now() - (heldAt ?? Date.now())
        heldAt = null
        release()
      }
    },
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
    listen: () => {
      listeners += 1
      if (listeners === 1) {
        sync()
        // Sections below the first view are not hydrated yet; the panel does not wait for them.
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
