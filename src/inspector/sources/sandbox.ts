import { moveClock } from '../observe/manual-clock'
import { createNames } from '../observe/names'
import { observeActor } from '../observe/observe-actor'
import type { Entry } from '../seam'
import { Store } from '../store/store'
import { isActive, sendApart } from '../xstate/services'
import { type Beginning, createReplica } from './replica'
import { keptAt, type Source } from './source'

/** Runs a machine away from the page; its clock is moved by hand. */
export const createSandbox = ({ machine }: Entry, first: Beginning) => {
  const store = new Store()

  const begin = (beginning: Beginning) => {
    const replica = createReplica(machine, { isChild: first.isChild, ...beginning })
    // The transitions to its first state come before it can be observed.
    store.visit(machine, [...replica.taken])
    const names = createNames()
    observeActor(replica.actor, store.receive, replica.clock.now, names)
    return { ...replica, names }
  }
  let running = begin(first)

  /** Begins again after an entry; what came after it is forgotten. */
  const goOn = (entryId: number, beginning: Beginning) => {
    store.cut(entryId)
    running = begin(beginning)
  }

  return {
    store,
    now: () => running.clock.now(),
    send: (name, event) => {
      const actor = running.names.actorOf(name)
      if (actor && isActive(actor)) sendApart(actor, event)
    },
    restore: async (entryId) => {
      const { id } = machine
      const { input } = store.actors.get(id)!
      const at = store.at(entryId)?.at ?? 0
      try {
        goOn(entryId, { input, base: keptAt(store, id, entryId), at })
        return { restored: [id], failed: [] }
      } catch (error) {
        return { restored: [], failed: [`${id} (${(error as Error).message})`] }
      }
    },
    move: (by) => {
      moveClock(running.clock, by)
      store.refresh()
    },
    restart: (beginning: Beginning) => goOn(-1, beginning),
  } satisfies Source & { restart: unknown }
}
