import type { AnyActor } from 'xstate'

import { site } from '../seam'
import { restorePage } from './restore'
import type { Source } from './source'
import { Store } from '../store/store'
import { forEachIn } from '../observe/as-long-as'
import { createNames } from '../observe/names'
import { observeActor } from '../observe/observe-actor'
import { holdTimers } from '../observe/hold-timers'
import type { Message } from '../protocol'
import { watchRoute } from '../observe/route'

export type Host = ReturnType<typeof createHost>

/** Observes the actors of this page and their route, from the first call of `listen` on. */
export const createHost = () => {
  const store = new Store()

  /** While the page's clock stands; and how long it has stood before. */
  let held: ReturnType<typeof holdTimers> | undefined
  let stoodMs = 0
  const now = () => (held?.clock.now() ?? Date.now()) - stoodMs

  const receive = (message: Message) => {
    if (!('snapshot' in message)) return store.receive(message)
    const { snapshot } = message
    // They are on the browser's time: that of the page's clock is told.
    const timers = snapshot.timers.map((timer) => ({ ...timer, due: timer.due - stoodMs }))
    return store.receive({ ...message, snapshot: { ...snapshot, timers } })
  }

  const names = createNames()
  const observe = forEachIn((actor: AnyActor) => {
    // It may have come while the clock stands.
    held?.noteStarts()
    const name = names.give(actor)
    const endObserving = observeActor(actor, receive, now, names)
    return () => {
      endObserving()
      // It has left the page, if it was not stopped there; or else nobody listens any more.
      if (!site.actors().includes(actor) && !store.actors.get(name)?.isGone)
        store.receive({ kind: 'gone', at: now(), name })
    }
  })
  let endCounting: (() => void) | undefined
  /** Counts what is not seen, until the panel is opened again. */
  const countUnseen = () => {
    const since = now()
    let events = 0
    const count = forEachIn(({ system }: AnyActor) => {
      const inspection = system.inspect(({ type }) => {
        if (type === '@xstate.event') events += 1
      })
      return () => inspection.unsubscribe()
    })
    count(site.actors())
    const end = site.onActorsChange(() => count(site.actors()))
    return () => {
      end()
      count([])
      store.receive({ kind: 'gap', at: now(), ms: now() - since, events })
    }
  }
  return {
    store,
    now,
    /** Stops the clock of the page's actors; returns what lets it run again. */
    holdTime: () => {
      held = holdTimers(site.actors)
      return () => {
        stoodMs += held?.release() ?? 0
        held = undefined
      }
    },
    /** The clock, while it is stopped: it can be moved by hand. */
    heldClock: () => held?.clock,
    send: (name, event) => names.actorOf(name)?.send(event),
    ...(site.replaceActor && { restore: (entryId: number) => restorePage(store, entryId) }),
    /** Starts to observe; returns what ends that. */
    listen: () => {
      let isListening = true
      endCounting?.()
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
        endCounting = countUnseen()
      }
    },
  } satisfies Source & Record<'holdTime' | 'heldClock' | 'listen', unknown>
}
