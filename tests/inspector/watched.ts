import { type AnyActor, type AnyStateMachine, createActor } from 'xstate'

import '../../src/inspector/site'
import { catalogue } from '#machines'
import { Store } from '../../src/inspector/store/store'
import { ManualClock } from '../../src/inspector/observe/manual-clock'
import { observeActor } from '../../src/inspector/observe/observe-actor'
import type { JsonEvent } from '../../src/inspector/protocol'

export const entryOf = (machine: string) => catalogue.find(({ id }) => id === machine)

/** A machine under observation, on a clock of its own. */
export const observed = (machine: AnyStateMachine, options: object = {}, store = new Store()) => {
  const clock = new ManualClock()
  const actor = createActor(machine, { ...options, clock } as never) as AnyActor
  // Else XState would tell the process of an error.
  actor.subscribe({ error: () => {} })
  observeActor(actor.start(), store.receive, clock.now)
  return { actor, clock, store }
}

/** A machine of the catalogue under observation. */
export const watched = (machineId: string, name = machineId, store = new Store()) => {
  const { machine, input } = entryOf(machineId)!
  const { actor, clock } = observed(machine, { id: name, input }, store)
  const view = () => store.actors.get(actor.id)!
  return {
    actor,
    clock,
    store,
    view,
    last: () => store.log.at(-1)!.id,
    send: (event: JsonEvent) => actor.send(event),
  }
}
