import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { Source } from './source'
import { Store } from '../store/store'
import { asLongAs, forEachIn } from '../observe/as-long-as'
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
  let listeners = 0

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

  const observe = forEachIn((actor: AnyActor) => {
    const endObserving = observeActor(actor, receive, now)
    return () => {
      endObserving()
      // It has left the page; or else nobody listens any more.
      if (!site.actors().includes(actor))
        store.receive({ kind: 'gone', at: now(), sessionId: actor.sessionId })
    }
  })
  const follow = asLongAs(() => {
    let isListening = true
    observe(site.actors())
    // Sections below the first view are not hydrated yet; the panel does not wait for them.
    site.wakePage()
    const endings = [
      // StrictMode removes and adds every actor at once: that must not be logged.
      site.onActorsChange(() => queueMicrotask(() => isListening && observe(site.actors()))),
      watchRoute((path) => store.receive({ kind: 'route', at: now(), path })),
    ]
    return () => {
      isListening = false
      observe([])
      for (const end of endings) end()
    }
  })

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
      follow(true)
      return () => {
        listeners -= 1
        follow(listeners > 0)
      }
    },
  }
}
