import type { AnyMachineSnapshot } from 'xstate'

import { DONE } from '#devtools/actors/state-of.ts'
import { ownEvents } from '#devtools/inspector/explain/offers.ts'
import { site } from '#devtools/inspector/site.ts'
import { changes } from './events.ts'

/** Events of a type as a machine may hear them in a state: with each data that its samples and its context name. */
export const variantsNow = (snapshot: AnyMachineSnapshot, type: string) =>
  ownEvents(snapshot, site.samplesOf(snapshot.machine.id), type)

/** Whether no movement is awaited: the end of one would change nothing. A machine may hear of it in any state. */
export const isAtRest = (snapshot: AnyMachineSnapshot) =>
  !variantsNow(snapshot, DONE.type).some((event) => changes(snapshot, event))
