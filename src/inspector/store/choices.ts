import type { AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { JsonEvent, ActorSnapshot } from '../protocol'
import { fittingEvent } from './fitting-event'
import { canTake } from './preview'

/** An event that an actor knows, with data that fits its snapshot. */
export interface Choice {
  event: JsonEvent
  can: boolean
}

const known = new WeakMap<ActorSnapshot, readonly Choice[]>()

/**
 * The events of an actor, always in the same order: a row must not move from under the pointer.
 * Computed once a snapshot.
 */
export const choicesOf = (
  machine: AnyStateMachine | undefined,
  machineId: string,
  snapshot: ActorSnapshot,
): readonly Choice[] => {
  const asked = known.get(snapshot)
  if (asked) return asked
  const types = [...new Set(site.samplesOf(machineId).map(({ type }) => type))]
  const choices = types.map((type) => {
    const event = fittingEvent(machine, site.samplesOf(machineId), type, snapshot)
    return { event, can: machine !== undefined && canTake(machine, snapshot, event) }
  })
  known.set(snapshot, choices)
  return choices
}
