import type { Outcome } from '#machines/inspector/inspector.machine'
import { writeAddress } from '#lib/write-address'
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
  const isHere = pathname === location.pathname
  // What cannot be gone to has no actors there: each of them says so.
  if (!writeAddress(path, isHere ? {} : { state: null, push: true }) || isHere) return
  let end: (() => void) | undefined
  await new Promise<void>((resolve) => {
    const look = () => awaited.every(livingOf) && resolve()
    end = site.onActorsChange(look)
    setTimeout(resolve, TIMEOUT_MS)
    look()
  })
  end?.()
}

/** Puts an actor as it was after an entry in the place of that on the page, or throws why not. */
const restoreActor = (store: Store, record: ActorRecord, entryId: number) => {
  const old = livingOf(record)
  // A page that replaces none does not offer it.
  if (!old || !site.replaceActor) throw new Error('it is not here')
  // Not from the catalogue: the page may have provided implementations.
  const machine = old.logic as AnyStateMachine
  const { input, clock } = old.options as { input?: unknown; clock: unknown }
  const kept = keptAt(store, record.name, entryId)
  site.replaceActor(old, revive(machine, kept, { id: old.id, input, clock }))
  // Its owner stops it only when it is unmounted: its timers must not run on.
  old.stop()
}

/** Brings the page back to an earlier moment: fresh actors replace those on the page. */
export const restorePage = async (store: Store, entryId: number): Promise<Outcome> => {
  const wasThere = rootsAt(store, entryId).filter(({ snapshot }) => machineOf(snapshot))
  await goTo(routeAt(store, entryId) ?? routeNow(), wasThere)
  const restored: string[] = []
  const failed: string[] = []
  for (const record of wasThere) {
    try {
      restoreActor(store, record, entryId)
      restored.push(record.name)
    } catch (error) {
      failed.push(`${record.name} (${(error as Error).message})`)
    }
  }
  return { restored, failed }
}
