import type { AnyActor } from 'xstate'

import { createEmitter } from '#lib/emitter.ts'

import { lastStepOf, onStep, recentSteps } from '#actors/observe.ts'
import { pageClock } from '#actors/page-clock.ts'
import { onRegistryChange, registeredActors } from '#actors/registry.ts'
import type { Step } from '#actors/step.ts'
import { addressNow } from './address.ts'
import { messageOf } from './explain/values.ts'
import type { Source } from './source.ts'

const changes = createEmitter()
let revision = 0
const change = () => {
  revision += 1
  changes.emit()
}

/** Where the page was after a step that was taken while the panel was open. */
const addresses = new WeakMap<Step, string>()
/** Where it was when the panel was opened: of what came before nothing else is known. */
let firstAddress = ''

/** Follows the page while the panel is open; returns what ends that. */
export const followPage = () => {
  firstAddress = addressNow()
  const endSteps = onStep((step) => {
    change()
    // Other observers of the step may change the address.
    queueMicrotask(() => addresses.set(step, addressNow()))
  })
  const endRegistry = onRegistryChange(change)
  return () => {
    endSteps()
    endRegistry()
  }
}

const restore = async (moment: Step) => {
  try {
    const { restorePage } = await import('./restore.ts')
    return await restorePage(page, moment, addresses.get(moment) ?? firstAddress)
  } catch (error) {
    return `Not restored: ${messageOf(error)}`
  }
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
