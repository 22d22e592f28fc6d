import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'

import { activeStates } from '#actors/active-states.ts'
import { INIT, type Step, type StepAction, STOP } from '#actors/step.ts'
import { waitIn } from '#actors/timers.ts'
import { transitionId } from '#actors/transition-id.ts'
import { isOfMachine } from './machine-of.ts'
import { memoize } from './memoize.ts'
import { passes } from './passes.ts'
import { stateLine } from './state-line.ts'

type Microstep = readonly [snapshot: AnyMachineSnapshot, actions: readonly StepAction[]]

/** The events that actions raise at once: their machine takes them before any other. */
export const raisedBy = (actions: readonly StepAction[]): AnyEventObject[] =>
  actions.flatMap((action) => {
    const { event } = (action.params ?? {}) as { event?: AnyEventObject }
    return action.type === 'xstate.raise' && waitIn(action) === undefined && event ? event : []
  })

/** The innermost enabled `always` of each active state that has no states of its own. */
const enabledAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const isEnabled = ({ guard }: AnyTransitionDefinition) =>
    guard === undefined || passes(guard, snapshot, event)
  const innermost = (node: AnyStateNode): AnyTransitionDefinition | undefined =>
    node.always?.find(isEnabled) ?? (node.parent && innermost(node.parent))
  const leaves = activeStates(snapshot).filter(({ states }) => Object.keys(states).length === 0)
  return [...new Set(leaves.flatMap((leaf) => innermost(leaf) ?? []))]
}

/** The events by which a machine hears that states of its own are done. */
const doneEvents = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): AnyEventObject[] => {
  const old = activeStates(before)
  const now = activeStates(after)
  const isDone = (node: AnyStateNode): boolean => {
    const inner = Object.values(node.states)
    if (node.type === 'parallel') return inner.every(isDone)
    return inner.some((child) => child.type === 'final' && now.includes(child))
  }
  const parents = now
    .filter((node) => node.type === 'final' && !old.includes(node))
    .flatMap(({ parent }) => parent ?? [])
  const around = parents
    .flatMap(({ parent }) => parent ?? [])
    .filter((node) => node.type === 'parallel' && isDone(node))
  return [...parents, ...new Set(around)].map(({ id }) => ({ type: `xstate.done.state.${id}` }))
}

/** The transitions of microsteps: by the event, by what was raised on the way, and by `always`. */
const takenOn = (
  first: AnyMachineSnapshot,
  event: AnyEventObject,
  microsteps: readonly Microstep[],
) => {
  const taken: AnyTransitionDefinition[] = []
  const raised: AnyEventObject[] = []
  let before = first
  let current = event
  /** An `always` that has changed nothing is not asked again. */
  let isStill = false
  for (const [index, [after, actions]] of microsteps.entries()) {
    const always: AnyTransitionDefinition[] =
      index === 0 || isStill ? [] : enabledAlways(before, current)
    if (always.length === 0 && index > 0) current = raised.shift() ?? current
    const isInitial = index === 0 && event.type === INIT
    const own = isInitial ? [] : before.machine.getTransitionData(before, current)
    taken.push(...(always.length > 0 ? always : own))
    isStill = always.length > 0 && after === before
    raised.push(...raisedBy(actions), ...doneEvents(before, after))
    before = after
  }
  return taken
}

/** The transitions that a machine takes by an event, in their order; none if XState throws on the way. */
export const transitionsTaken = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly AnyTransitionDefinition[] => {
  if (snapshot.status !== 'active') return []
  try {
    return takenOn(snapshot, event, getMicrosteps(snapshot.machine, snapshot, event))
  } catch {
    return []
  }
}

/** The transitions to a machine's first state; none if it began elsewhere, as a restored one does. */
const takenAtStart = (after: AnyMachineSnapshot, event: AnyEventObject) => {
  try {
    const microsteps = getInitialMicrosteps(after.machine, event['input'])
    const [first] = microsteps
    const last = microsteps.at(-1)
    if (!first || !last || stateLine(last[0].value) !== stateLine(after.value)) return []
    return takenOn(first[0], event, microsteps)
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
