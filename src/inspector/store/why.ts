import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

import { transitionId } from '../site'
import type { ActorSnapshot, JsonEvent } from '../protocol'
import { askGuard, type Check } from './guard'
import { once } from './once'

/** A transition that was tried. */
interface Try {
  id: string
  /** States that it leads to, without the machine's name. Empty if it stays. */
  targets: readonly string[]
  /** Null if it has no guard. */
  check: Check | null
  taken: boolean
}

/** A state that was asked for a transition. */
export interface Asked {
  id: string
  name: string
  tries: readonly Try[]
}

/** A logged snapshot as XState's. It is of one machine. */
export const resolve = once(
  (machine: AnyStateMachine, { value, context, status }: ActorSnapshot): AnyMachineSnapshot =>
    machine.resolveState({ value, context, status: status as 'active' }),
)

const nameOf = ({ path, machine }: AnyStateNode) => path.join('.') || machine.id

/** The transitions for an event, in the order in which XState tries them. No machine here has `a.*`. */
const candidatesOf = ({ transitions }: AnyStateNode, type: string) =>
  [type, '*'].flatMap((descriptor) => transitions.get(descriptor) ?? [])

/**
 * Which states a machine asks for an event, which transitions it tries, and what their guards say:
 * the innermost states first, the outer ones only if none of these takes it.
 */
export const explain = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): readonly Asked[] => {
  if (snapshot.status !== 'active') return []
  const current = resolve(machine, snapshot)
  const active = new Set<AnyStateNode>(current._nodes)
  const args = { context: current.context as object, event }
  const asked: Asked[] = []

  const ask = (node: AnyStateNode): boolean => {
    const inner = Object.values(node.states).filter((child) => active.has(child))
    if (inner.map(ask).includes(true)) return true
    const tries: Try[] = []
    for (const transition of candidatesOf(node, event.type)) {
      const { guard, target = [] } = transition
      const check = guard === undefined ? null : askGuard(guard, current, args)
      const taken = check?.passed ?? true
      tries.push({ id: transitionId(transition), targets: target.map(nameOf), check, taken })
      if (taken) break
    }
    asked.push({ id: node.id, name: nameOf(node), tries })
    return tries.at(-1)?.taken ?? false
  }

  ask(machine.root)
  return asked
}

/** What the guard of a transition says to an event now; undefined if it has none. */
export const checkNow = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  wanted: string,
  event: JsonEvent,
): Check | undefined => {
  const current = resolve(machine, snapshot)
  const { always = [], transitions } = machine.getStateNodeById(wanted.split('/')[0]!)
  const guard = [...always, ...[...transitions.values()].flat()].find(
    (transition) => transitionId(transition) === wanted,
  )?.guard
  if (!guard) return undefined
  return askGuard(guard, current, { context: current.context as object, event })
}

/** A guard's answer and what it read: `isAnotherSlide: no; index 2, position 2`. */
export const checkText = ({ guard, passed, values }: Check) => {
  const read = values.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
  return `${guard}: ${passed ? 'yes' : 'no'}${read && `; ${read}`}`
}

/** Why an event does nothing, in one line. */
export const reasonOf = (
  machine: AnyStateMachine,
  snapshot: ActorSnapshot,
  event: JsonEvent,
): string => {
  if (!machine.events.includes(event.type)) return 'this machine has no such event'
  const refusals = explain(machine, snapshot, event)
    .flatMap(({ tries }) => tries)
    .flatMap(({ check }) => (check && !check.passed ? [checkText(check)] : []))
  return [...new Set(refusals)].join(' · ') || 'not in this state'
}
