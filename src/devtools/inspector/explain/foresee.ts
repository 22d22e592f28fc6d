import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import { INIT, type StepAction } from '#devtools/actors/step.ts'
import { memoize, memoizeEvents } from './memoize.ts'
import { passes } from './passes.ts'
import { reenteredBy } from './reentered.ts'
import { messageOf } from './values.ts'

/** How many microsteps of an event are foreseen: a machine may take thousands before it rests. */
const MOST_FORESEEN = 200
/** How many microsteps are worked out of an event that is sent to a simulator. */
const MOST_WORKED_OUT = 5000
/** The start of a sentence why something is not known. */
export const NOT_FORESEEN = 'not foreseen: '

/** XState's message when a machine takes too many microsteps. */
const TOO_MANY = 'Infinite loop detected'

/** The effect of an event. */
export interface Foreseen {
  after: AnyMachineSnapshot
  actions: readonly StepAction[]
  /** The transitions that are taken, in their order. */
  taken: readonly AnyTransitionDefinition[]
  /** The outermost states that are left and entered once more. */
  reentered: readonly AnyStateNode[]
}

/** An effect that is not known. */
export interface Unforeseen {
  fault: string
  /**
   * The error that a simulator shows instead of a state: a thrown one, or that no more is worked
   * out.
   */
  error: unknown
}

/** The transitions that a machine was asked for. */
interface Asked {
  snapshot: AnyMachineSnapshot
  event: AnyEventObject
  transitions: readonly AnyTransitionDefinition[]
}

/**
 * XState makes an actor for each transition, which nobody starts: its first snapshot is not used.
 */
const getInitialSnapshot = () => ({ status: 'active', value: {}, context: {}, children: {} })

/**
 * A copy of a machine that gives up after `most` microsteps, and notes what it is asked. It has the
 * same states as the page's machine, so that snapshots of one are snapshots of the other; the
 * page's machine stays as it is.
 */
const makeBounded = (machine: AnyStateMachine, most: number) => {
  const { maxIterations = Infinity } = machine.options
  const options = { ...machine.options, maxIterations: Math.min(maxIterations, most) }
  let asked: Asked[] = []
  const getTransitionData: AnyStateMachine['getTransitionData'] = (snapshot, event) => {
    const transitions = machine.getTransitionData(snapshot, event)
    asked.push({ snapshot, event, transitions })
    return transitions
  }
  const own = { options, getTransitionData, getInitialSnapshot }
  return {
    machine: Object.create(machine, Object.getOwnPropertyDescriptors(own)) as AnyStateMachine,
    /** What an act returns, and what the machine was asked for meanwhile. */
    listen: <Result>(act: () => Result) => {
      asked = []
      return [act(), asked] as const
    },
  }
}

const boundedForPreview = memoize((machine: AnyStateMachine) => makeBounded(machine, MOST_FORESEEN))
const boundedForWork = memoize((machine: AnyStateMachine) => makeBounded(machine, MOST_WORKED_OUT))

/** One is made of each machine: it is asked at each step. */
const boundedOf = (machine: AnyStateMachine, most: number) =>
  (most === MOST_FORESEEN ? boundedForPreview : boundedForWork)(machine)

const faultOf = (error: unknown, most: number): Unforeseen => {
  const message = messageOf(error)
  if (!message.startsWith(TOO_MANY)) return { fault: message, error }
  const fault = `it takes more than ${most} microsteps`
  return { fault, error: new Error(`${NOT_FORESEEN}${fault}`) }
}

/** The innermost enabled `always` of each active state that has no states of its own. */
const enabledAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const isEnabled = ({ guard }: AnyTransitionDefinition) =>
    guard === undefined || passes(guard, snapshot, event)
  const innermost = (node: AnyStateNode): AnyTransitionDefinition | undefined =>
    node.always?.find(isEnabled) ?? (node.parent && innermost(node.parent))
  const leaves = activeStates(snapshot).filter(({ states }) => Object.keys(states).length === 0)
  return [...new Set(leaves.flatMap((leaf) => innermost(leaf) ?? []))]
}

type Microstep = readonly [snapshot: AnyMachineSnapshot, actions: readonly StepAction[]]

/**
 * The transitions of each microstep: those that the machine was asked for before it, or else its
 * `always`, which XState tries first.
 */
const transitionsOf = (
  first: AnyMachineSnapshot,
  event: AnyEventObject,
  microsteps: readonly Microstep[],
  asked: readonly Asked[],
) => {
  const questions = [...asked]
  let before = first
  let current = event
  /** Whether the last `always` has changed nothing: it is not asked again then. */
  let isStill = false
  return microsteps.map(([after]) => {
    const [next] = questions
    const isAsked = next?.snapshot === before
    // An `always` that changes nothing leaves the snapshot for which an event is asked next.
    const isDoubtful = isAsked && next.event !== event && !isStill && after === before
    const always = !isAsked || isDoubtful ? enabledAlways(before, current) : undefined
    const isAlways = always !== undefined && (always.length > 0 || !isAsked)
    const question = isAlways ? undefined : questions.shift()
    current = question?.event ?? current
    isStill = isAlways && after === before
    const step = {
      before,
      after,
      transitions: always?.length ? always : (question?.transitions ?? []),
    }
    before = after
    return step
  })
}

const actionsIn = (microsteps: readonly Microstep[]) => microsteps.flatMap(([, actions]) => actions)

const look = (snapshot: AnyMachineSnapshot, event: AnyEventObject, most: number): Foreseen => {
  const { machine, listen } = boundedOf(snapshot.machine, most)
  const before: AnyMachineSnapshot = { ...snapshot, machine }
  const [microsteps, asked] = listen((): Microstep[] => getMicrosteps(machine, before, event))
  const steps = transitionsOf(before, event, microsteps, asked)
  const [last] = microsteps.at(-1)!
  return {
    after: last === before ? snapshot : { ...last, machine: snapshot.machine },
    actions: actionsIn(microsteps),
    taken: steps.flatMap(({ transitions }) => transitions),
    reentered: reenteredBy(steps),
  }
}

const lookOr = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  most: number,
): Foreseen | Unforeseen => {
  try {
    return look(snapshot, event, most)
  } catch (error) {
    return faultOf(error, most)
  }
}

/** What an event would do, within bounds. Nothing is done: it is worked out on values. */
export const foresee = memoizeEvents((snapshot, event) => lookOr(snapshot, event, MOST_FORESEEN))

/** The effect of an event that somebody sends to a simulator, and waits for. */
export const workOut = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const worked = lookOr(snapshot, event, MOST_WORKED_OUT)
  foresee.remember(snapshot, event, worked)
  return worked
}

/**
 * Where a machine begins, and how it gets there.
 *
 * @throws the machine's error, or one that it takes too many microsteps
 */
export const foreseeStart = (machine: AnyStateMachine, input: unknown): Foreseen => {
  try {
    const bounded = boundedOf(machine, MOST_WORKED_OUT)
    const [microsteps, asked] = bounded.listen((): Microstep[] =>
      getInitialMicrosteps(bounded.machine, input as never),
    )
    const [first] = microsteps[0]!
    const steps = transitionsOf(first, { type: INIT }, microsteps.slice(1), asked)
    return {
      after: { ...microsteps.at(-1)![0], machine },
      actions: actionsIn(microsteps),
      taken: steps.flatMap(({ transitions }) => transitions),
      reentered: [],
    }
  } catch (error) {
    throw faultOf(error, MOST_WORKED_OUT).error
  }
}
