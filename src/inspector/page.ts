import type { AnyActor } from 'xstate'

import { createEmitter } from '#lib/emitter'

import { lastStepOf, onStep, recentSteps } from '../actors/observe'
import { pageClock } from '../actors/page-clock'
import { onRegistryChange, registeredActors } from '../actors/registry'
import type { Step } from '../actors/step'
import { machineOf, rootsAt, seenAt } from './moments'
import type { Source } from './source'

/** How long a page may take to mount its actors after a navigation. Milliseconds. */
const LATEST_MS = 2000

const changes = createEmitter()
let revision = 0
const change = () => {
  revision += 1
  changes.emit()
}

/** Path and hash; the query is the inspector's own. */
const addressNow = () => location.pathname + location.hash

/** Where the page was after a step, as far as this has been there to see it. */
const addresses = new WeakMap<Step, string>()

onStep((step) => {
  change()
  // What is told of the step may change the address.
  queueMicrotask(() => addresses.set(step, addressNow()))
})
onRegistryChange(change)

/** Until all of some actors are here, or it takes too long. */
const arrivalOf = (ids: readonly string[]) =>
  new Promise<void>((resolve) => {
    let end = () => {}
    const finish = () => {
      end()
      resolve()
    }
    const look = () => {
      const here = registeredActors().map(({ id }) => id)
      if (ids.every((id) => here.includes(id))) finish()
    }
    end = onRegistryChange(look)
    setTimeout(finish, LATEST_MS)
    look()
  })

const goTo = async (address: string, ids: readonly string[]) => {
  if (address === addressNow()) return
  const { pathname } = new URL(address, location.origin)
  if (pathname === location.pathname) return history.replaceState(history.state, '', address)
  history.pushState(null, '', address)
  await arrivalOf(ids)
}

/** The address first: an actor may read it. */
const restore = async (moment: Step) => {
  const { restoreActor } = await import('./restore')
  const then = rootsAt(page, moment)
    .map((actor) => seenAt(page, actor, moment))
    .filter((seen) => seen !== undefined)
    .filter(({ actor, hasLeft }) => !hasLeft && machineOf(actor))
  await goTo(
    addresses.get(moment) ?? addressNow(),
    then.map(({ actor }) => actor.id),
  )
  const faults: string[] = []
  for (const seen of then) {
    const fault = restoreActor(seen, moment.at)
    if (fault) faults.push(`${seen.actor.id} (${fault})`)
  }
  const restored = `Restored: ${then.length - faults.length}.`
  return faults.length > 0 ? `${restored} Not restored: ${faults.join(', ')}.` : restored
}

/** The page that the panel is on. */
export const page: Source = {
  steps: recentSteps,
  roots: registeredActors,
  lastStepOf,
  subscribe: changes.on,
  revision: () => revision,
  send: (actor, event) => (actor as AnyActor).send(event),
  now: pageClock.now,
  moveTo: (time) => {
    pageClock.moveTo(time)
    change()
  },
  next: pageClock.next,
  restore,
}
