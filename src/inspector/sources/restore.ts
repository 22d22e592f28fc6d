import type { Outcome } from '#machines/inspector/inspector-setup'
import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../site'
import { leftBefore, routeAt, snapshotAt } from '../store/history'
import { revive } from './replica'
import type { ActorRecord, Store } from '../store/store'
import { nameOf } from '../observe/observe-actor'
import { routeNow } from '../observe/route'
import type { ActorSnapshot } from '../protocol'

/** How long a page may take to mount its actors after a navigation. */
const TIMEOUT_MS = 2000

/** The actor on the page now. */
const livingOf = ({ name, machine }: ActorRecord): AnyActor | undefined =>
  site
    .actors()
    .find((actor) => nameOf(actor) === name && (actor.logic as { id?: string }).id === machine)

const goTo = async (path: string, awaited: readonly ActorRecord[]) => {
  const { pathname, hash } = new URL(path, location.origin)
  if (pathname + hash === routeNow()) return
  if (pathname === location.pathname) return history.replaceState(history.state, '', path)
  history.pushState(null, '', path)
  let end: (() => void) | undefined
  await new Promise<void>((resolve) => {
    const look = () => awaited.every(livingOf) && resolve()
    end = site.onActorsChange(look)
    setTimeout(resolve, TIMEOUT_MS)
    look()
  })
  end?.()
}

/**
 * Stops an actor that replaces one of the page's own when it is unmounted for good: its component
 * does not. StrictMode removes and adds one at once.
 */
const stopWhenGone = (actor: AnyActor) => {
  let wasThere = false
  const look = () => {
    const isThere = site.actors().includes(actor)
    if (wasThere && !isThere) {
      end()
      actor.stop()
    }
    wasThere = isThere
  }
  const end = site.onActorsChange(() => queueMicrotask(look))
}

/** False if the actor is not on the page, or its snapshot is none of its machine's. */
const isRestored = (record: ActorRecord, base: { at: number; snapshot: ActorSnapshot }) => {
  const old = livingOf(record)
  if (!old) return false
  // Not from the catalogue: the page may have provided implementations.
  const machine = old.logic as AnyStateMachine
  const { input } = old.options as { input?: unknown }
  try {
    const next = revive({ machine, id: record.name, input, base })
    stopWhenGone(next)
    site.replaceActor(old, next)
    // Its owner stops it only when it is unmounted: its timers must not run on.
    old.stop()
    return true
  } catch {
    return false
  }
}

/** Brings the page back to an earlier moment: fresh actors replace those on the page. */
export const restorePage = async (store: Store, entryId: number): Promise<Outcome> => {
  const at = store.log.find(({ id }) => id === entryId)?.at ?? 0
  const wasThere = [...store.actors.values()].filter(
    ({ machine, name }) =>
      machine in site.charts &&
      snapshotAt(store, name, entryId) &&
      !leftBefore(store, name, entryId),
  )
  await goTo(routeAt(store, entryId) ?? routeNow(), wasThere)
  const restored: string[] = []
  const failed: string[] = []
  for (const record of wasThere) {
    const snapshot = snapshotAt(store, record.name, entryId)!
    const list = isRestored(record, { at, snapshot }) ? restored : failed
    list.push(record.name)
  }
  return { restored, failed }
}
