import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

import { INIT, type Step, type StepAction, STOP } from '#devtools/actors/step.ts'
import { waitIn } from '#devtools/actors/timers.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { foresee, foreseeStart } from './foresee.ts'
import { isOfMachine } from './machine-of.ts'
import { memoize } from './memoize.ts'
import { stateLine } from './state-line.ts'

/** The events that actions raise at once: their machine takes them before any other. */
export const raisedBy = (actions: readonly StepAction[]): AnyEventObject[] =>
  actions.flatMap((action) => {
    const { event } = (action.params ?? {}) as { event?: AnyEventObject }
    return action.type === 'xstate.raise' && waitIn(action) === undefined && event ? event : []
  })

/** The transitions that a machine takes by an event, in their order; none if that is not foreseen. */
const transitionsTaken = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly AnyTransitionDefinition[] => {
  if (snapshot.status !== 'active') return []
  const foreseen = foresee(snapshot, event)
  return 'fault' in foreseen ? [] : foreseen.taken
}

/**
 * The transitions to a machine's first state; none if it began elsewhere, as a restored machine
 * does.
 */
const takenAtStart = ({ machine, value }: AnyMachineSnapshot, event: AnyEventObject) => {
  try {
    const { after, taken } = foreseeStart(machine, event['input'])
    return stateLine(after.value) === stateLine(value) ? taken : []
  } catch {
    return []
  }
}

/** The ids of the transitions that were taken in a step. */
export const takenIn = memoize(({ before, after, event }: Step): readonly string[] => {
  if (event.type === STOP || !isOfMachine(before) || !isOfMachine(after)) return []
  const isInitial = event.type === INIT
  const taken = isInitial ? takenAtStart(after, event) : transitionsTaken(before, event)
  return taken.map(transitionId)
})
