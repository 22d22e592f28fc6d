import type { Outcome } from '#machines/inspector/inspector.machine'
import type { AnyActor, AnyStateMachine } from 'xstate'

import { site } from '../seam'
import { routeAt } from '../store/history'
import { revive } from './keep'
import { keptAt, rootsAt } from './source'
import type { ActorRecord, Store } from '../store/store'
import { nameOf } from '../observe/names'
import { routeNow } from '../observe/route'
import { machineOf } from '../observe/snapshots'

/** How long a page may take to mount its actors after a navigation. */
const TIMEOUT_MS = 2000

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

/** Why an actor could not be restored; undefined if it was. */
const faultIn = (store: Store, record: ActorRecord, entryId: number): string | undefined => {
  const old = livingOf(record)
  // A page that replaces none does not offer it.
  if (!old || !site.replaceActor) return 'it is not here'
  // Not from the catalogue: the page may have provided implementations.
  const machine = old.logic as AnyStateMachine
  const { input, clock } = old.options as { input?: unknown; clock: unknown }
  try {
    const kept = keptAt(store, record.name, entryId)
    const next = revive(machine, kept, { id: old.id, input, clock })
    stopWhenGone(next)
    site.replaceActor(old, next)
    // Its owner stops it only when it is unmounted: its timers must not run on.
    old.stop()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Brings the page back to an earlier moment: fresh actors replace those on the page. */
export const restorePage = async (store: Store, entryId: number): Promise<Outcome> => {
  const wasThere = rootsAt(store, entryId).filter(({ snapshot }) => machineOf(snapshot))
  await goTo(routeAt(store, entryId) ?? routeNow(), wasThere)
  const restored: string[] = []
  const failed: string[] = []
  for (const record of wasThere) {
    const fault = faultIn(store, record, entryId)
    if (fault === undefined) restored.push(record.name)
    else failed.push(`${record.name} (${fault})`)
  }
  return { restored, failed }
}
