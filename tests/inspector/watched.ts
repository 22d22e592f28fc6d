import { type AnyActor, createActor } from 'xstate'

import '../../src/inspector/site'
import { entryOf } from '../../src/inspector/sources/machines'
import { Store } from '../../src/inspector/store/store'
import { ManualClock } from '../../src/inspector/observe/manual-clock'
import { observeActor } from '../../src/inspector/observe/observe-actor'
import type { JsonEvent } from '../../src/inspector/protocol'

/** A machine of the catalogue under observation, on a clock of its own. */
export const watched = (machineId: string, name = machineId, store = new Store()) => {
  const { machine, input } = entryOf(machineId)!
  const clock = new ManualClock()
  const actor = createActor(machine, { id: name, input, clock } as never).start()
  observeActor(actor as AnyActor, store.receive, clock.now)
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
