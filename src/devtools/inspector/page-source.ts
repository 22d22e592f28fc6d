import type { AnyActor } from 'xstate'

import { createEmitter } from '#lib/emitter.ts'

import { forgottenSteps, lastStepOf, onStep, recentSteps } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { onRegistryChange, registeredActors } from '#devtools/actors/registry.ts'
import type { Step } from '#devtools/actors/step.ts'
import { addressNow } from './address-now.ts'
import { messageOf } from './explain/values.ts'
import type { Source } from './source.ts'

const changes = createEmitter()
let revision = 0
const change = () => {
  revision += 1
  changes.emit()
}

/** The page's address after each step that was taken while the panel was open. */
const addresses = new WeakMap<Step, string>()

/** How long after a step the page has written the address that the step leads to, in ms. */
const WRITTEN_MS = 50

/** Follows the page while the panel is open; returns what ends that. */
export const followPage = () => {
  let fresh: Step[] = []
  let timeout: ReturnType<typeof setTimeout> | undefined
  const noteAddress = () => {
    for (const step of fresh) addresses.set(step, addressNow())
    fresh = []
  }
  const endSteps = onStep((step) => {
    // No frame is asked for: each costs the page.
    if (fresh.length === 0) timeout = setTimeout(noteAddress, WRITTEN_MS)
    fresh.push(step)
    change()
  })
  const endRegistry = onRegistryChange(change)
  // Steps may have come while nobody listened.
  change()
  return () => {
    clearTimeout(timeout)
    endSteps()
    endRegistry()
  }
}

const restore = async (moment: Step) => {
  try {
    const { restorePage } = await import('./restore.ts')
    return await restorePage(page, moment, addresses.get(moment))
  } catch (error) {
    return `Not restored: ${messageOf(error)}`
  }
}

/** The source of the panel: the page that it is on. */
export const page: Source = {
  steps: recentSteps,
  forgotten: forgottenSteps,
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
