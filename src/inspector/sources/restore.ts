import type { Outcome } from '#machines/inspector/inspector-setup'
import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import { leftBefore, routeAt, snapshotAt } from '../store/history'
import { revive } from './replica'
import type { ActorRecord, Store } from '../store/store'
import { routeNow } from '../observe/route'
import type { ActorSnapshot } from '../protocol'

/** How long a page may take to mount its actors after a navigation. */
const TIMEOUT_MS = 2000

/** The actor on the page now, by its session or, if that is over, by its name and machine. */
const livingOf = ({ sessionId: wanted, name, machine }: ActorRecord): AnyActor | undefined => {
  const living = site.actors()
  return (
    living.find(({ sessionId }) => sessionId === wanted) ??
    living.find(({ id, logic }) => id === name && (logic as { id?: string }).id === machine)
  )
}

const goTo = async (path: string, awaited: readonly ActorRecord[]) => {
  const { pathname, hash } = new URL(path, location.origin)
  if (pathname + hash === routeNow()) return
  if (pathname === location.pathname) return history.replaceState(history.state, '', path)
  history.pushState(null, '', path)
  const isThere = () => awaited.every((record) => livingOf(record) !== undefined)
  await new Promise<void>((resolve) => {
    const end = site.onActorsChange(() => isThere() && done())
    const timeout = setTimeout(() => done(), TIMEOUT_MS)
    const done = () => {
      clearTimeout(timeout)
      end()
      resolve()
    }
    if (isThere()) done()
  })
}

/** Actors that replace the page's own: their components do not stop them. */
const successors = new Map<AnyActor, 'coming' | 'there'>()

let endWatching: (() => void) | undefined

/** Stops each when it is unmounted for good; StrictMode removes and adds one at once. */
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
  // Its owner stops it only when it is unmounted: its timers must not run on.
  if (!successors.has(old)) old.stop()
}

/** False if the actor is not on the page, or its snapshot is none of its machine's. */
const isRestored = (record: ActorRecord, base: { at: number; snapshot: ActorSnapshot }) => {
  const old = livingOf(record)
  if (!old) return false
  // Not from the catalogue: the page may have provided implementations.
  const machine = old.logic as AnyStateMachine
  const { input } = old.options as { input?: unknown }
  try {
    replaceActor(old, revive({ machine, id: record.name, input, base }))
    return true
  } catch {
    return false
  }
}

/** Brings the page back to an earlier moment: fresh actors replace those on the page. */
export const restorePage = async (store: Store, entryId: number): Promise<Outcome> => {
  const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
  const wasThere = [...store.actors.values()].filter(
    ({ machine, sessionId }) =>
      machine in site.charts &&
      snapshotAt(store, sessionId, entryId) &&
      !leftBefore(store, sessionId, entryId),
  )
  await goTo(routeAt(store, entryId) ?? routeNow(), wasThere)
  const restored: string[] = []
  const failed: string[] = []
  for (const record of wasThere) {
    const snapshot = snapshotAt(store, record.sessionId, entryId)!
    const list = isRestored(record, { at, snapshot }) ? restored : failed
    list.push(record.name)
  }
  return { restored, failed }
}
