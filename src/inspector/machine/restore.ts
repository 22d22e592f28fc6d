import type { Outcome } from '#machines/inspector/inspector.machine'
import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import { leftBefore, plotOf, stillAt } from '../store/history'
import { stage } from './stage'
import type { ActorView, Store } from '../store/store'
import { routeNow } from '../observe/route'

/** How long a page may take to show itself after its address was gone to. */
const PATIENCE_MS = 2000

const routeAt = (store: Store, entryId: number) => {
  const entry = store.log.findLast(({ kind, id }) => kind === 'route' && id <= entryId)
  return entry?.kind === 'route' ? entry.path : routeNow()
}

/** Actors that are on the page now, by the session or, if theirs is over, by name and machine. */
const livingOf = ({ actor, name, machine }: ActorView): AnyActor | undefined => {
  const living = site.actors()
  return (
    living.find(({ sessionId }) => sessionId === actor) ??
    living.find(({ id, logic }) => id === name && (logic as { id?: string }).id === machine)
  )
}

const goTo = async (path: string, awaited: readonly ActorView[]) => {
  const { pathname, hash } = new URL(path, location.origin)
  if (pathname + hash === routeNow()) return
  if (pathname === location.pathname) return history.replaceState(history.state, '', path)
  history.pushState(null, '', path)
  const isThere = () => awaited.every((view) => livingOf(view) !== undefined)
  await new Promise<void>((resolve) => {
    const end = site.onActorsChange(() => isThere() && done())
    const timeout = setTimeout(() => done(), PATIENCE_MS)
    const done = () => {
      clearTimeout(timeout)
      end()
      resolve()
    }
    if (isThere()) done()
  })
}

/** Actors that this page was given instead of its own: nobody else would stop them. */
const successors = new Map<AnyActor, 'coming' | 'there'>()

let endWatching: (() => void) | undefined

/** Follows them from their first mounting to their last; put out and back at once, one stays. */
const watchSuccessors = () =>
  site.onActorsChange(() =>
    queueMicrotask(() => {
      for (const [actor, presence] of successors) {
        if (site.actors().includes(actor)) successors.set(actor, 'there')
        else if (presence === 'there') {
          actor.stop()
          successors.delete(actor)
        }
      }
    }),
  )

const replaceActor = (old: AnyActor, next: AnyActor) => {
  endWatching ??= watchSuccessors()
  successors.set(next, 'coming')
  site.replaceActor(old, next)
  // Its owner stops it when it is unmounted; until then its timers must not run on.
  if (!successors.has(old)) old.stop()
}

const restoreOne = (store: Store, view: ActorView, entryId: number) => {
  const old = livingOf(view)
  if (!old) return false
  // Its own logic: the page may have provided parts of it.
  const machine = old.logic as AnyStateMachine
  const { base, told } = plotOf(store, view, entryId)
  const { input } = old.options as { input?: unknown }
  const played = stage({ machine, id: view.name, input, base })
  for (const item of told) played.tell(item)
  const { value } = played.actor.getSnapshot() as { value: unknown }
  if (JSON.stringify(value) !== JSON.stringify(stillAt(store, view.actor, entryId)?.value)) {
    played.actor.stop()
    return false
  }
  played.clock.goLive()
  replaceActor(old, played.actor)
  return true
}

/**
 * Brings the page back to an earlier moment. What each actor was told since it was first seen is
 * told to a fresh one, which then takes its place; a snapshot alone would be stuck (xstate#5331).
 */
export const restorePage = async (store: Store, entryId: number): Promise<Outcome> => {
  const views = [...store.actors.values()].filter(
    (view) => view.machine in site.charts && stillAt(store, view.actor, entryId),
  )
  const wasThere = views.filter((view) => !leftBefore(store, view.actor, entryId))
  await goTo(routeAt(store, entryId), wasThere)
  const restored: string[] = []
  const failed: string[] = []
  for (const view of wasThere) {
    const list = restoreOne(store, view, entryId) ? restored : failed
    list.push(view.name)
  }
  return { restored, failed }
}
