import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { Source } from './source'
import { Store } from '../store/store'
import { asLongAs, forEachIn } from '../observe/as-long-as'
import { nameOf, observeActor } from '../observe/observe-actor'
import type { ManualClock } from '../observe/manual-clock'
import { holdTimers } from '../observe/hold-timers'
import type { Message, Timer } from '../protocol'
import { watchRoute } from '../observe/route'

export interface Host extends Source {
  /** Starts to observe; returns what ends that. Calls may overlap. */
  listen: () => () => void
  /** Stops the clock of the page's actors; returns what lets it run again. */
  holdTime: () => () => void
  /** The clock, while it is stopped: it can be moved by hand. */
  heldClock: () => ManualClock | undefined
  actorOf: (name: string) => AnyActor | undefined
}

const actorOf = (name: string) => site.actors().find((actor) => nameOf(actor) === name)

/** Observes the actors of this page and their route, from the first call of `listen` on. */
export const createHost = (): Host => {
  const store = new Store()
  let listeners = 0

  /** While the page's clock stands; and how long it has stood before. */
  let held: ReturnType<typeof holdTimers> | undefined
  let stoodMs = 0
  const now = () => (held?.clock.now() ?? Date.now()) - stoodMs

  /** Timers are on the browser's time: that of the page's clock is told. */
  const onPageTime = (timer: Timer): Timer => ({ ...timer, due: timer.due - stoodMs })
  const receive = (message: Message) => {
    if (!('snapshot' in message)) return store.receive(message)
    const { snapshot } = message
    const timers = snapshot.timers.map(onPageTime)
    return store.receive({ ...message, snapshot: { ...snapshot, timers } })
  }

  /** Names of the actors that are observed: an id, and a number if another has the same. */
  const names = new Set<string>()
  const observe = forEachIn((actor: AnyActor) => {
    let name = actor.id
    for (let count = 2; names.has(name); count += 1) name = `${actor.id} ${count}`
    names.add(name)
    // It may have come while the clock stands.
    held?.noteStarts()
    const endObserving = observeActor(actor, receive, now, name)
    return () => {
      endObserving()
      names.delete(name)
      // It has left the page; or else nobody listens any more.
      if (!site.actors().includes(actor)) store.receive({ kind: 'gone', at: now(), name })
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
      held = holdTimers(site.actors)
      return () => {
        stoodMs += held?.release() ?? 0
        held = undefined
      }
    },
    heldClock: () => held?.clock,
    actorOf,
    send: (name, event) => actorOf(name)?.send(event),
    machineOf: ({ name }) => {
      const logic = actorOf(name)?.logic
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
