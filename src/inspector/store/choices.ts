import type { AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { PlainEvent, Still } from '../observe/protocol'
import { fittingEvent } from './fitting-event'
import { canTake } from './preview'

/** An event that an actor knows, with the data that fits it best now. */
export interface Choice {
  event: PlainEvent
  can: boolean
}

const known = new WeakMap<Still, readonly Choice[]>()

/** What can be sent to an actor; what it would take now comes first. Asked once for each still. */
export const choicesOf = (
  machine: AnyStateMachine | undefined,
  machineId: string,
  still: Still,
): readonly Choice[] => {
  const asked = known.get(still)
  if (asked) return asked
  const types = [...new Set(site.samplesOf(machineId).map(({ type }) => type))]
  const choices = types
    .map((type) => {
      const event = fittingEvent(machine, site.samplesOf(machineId), type, still)
      return { event, can: machine !== undefined && canTake(machine, still, event) }
    })
    .toSorted((one, other) => Number(other.can) - Number(one.can))
  known.set(still, choices)
  return choices
}
