import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

import { activeStates, allNodes, transitionId, transitionsOf } from '../seam'
import { toJson } from '../observe/json'
import { liveOf } from '../observe/snapshots'
import type { ActorSnapshot } from '../protocol'
import { askGuard, type Check } from './guard'
import { memoize } from './memoize'

interface Try {
  id: string
  /** States that it leads to, without the machine's name. Empty if it stays. */
  targets: readonly string[]
  /** Null if it has no guard. */
  check: Check | null
  taken: boolean
}

export interface Asked {
  id: string
  name: string
  tries: readonly Try[]
}

/** Whether a snapshot's data is still what was logged: a machine may have changed it in place since. */
export const isIntact = ({ live: { snapshot }, context }: ActorSnapshot) =>
  JSON.stringify(toJson((snapshot as Partial<AnyMachineSnapshot>).context ?? {})) ===
  JSON.stringify(context)

const nameOf = ({ path, machine }: AnyStateNode) => path.join('.') || machine.id

/** Whether a descriptor stands for an event besides its own: `*`, or `a.*` for `a` and `a.b`. */
const isWildcardFor = (descriptor: string, type: string) =>
  descriptor !== type && descriptor.endsWith('*') && `${type}.`.startsWith(descriptor.slice(0, -1))

/** The transitions for an event, in the order in which XState tries them: the longest wildcard first. */
const candidatesOf = ({ transitions }: AnyStateNode, type: string) => [
  ...(transitions.get(type) ?? []),
  ...[...transitions.keys()]
    .filter((descriptor) => isWildcardFor(descriptor, type))
    .toSorted((one, other) => other.length - one.length)
    .flatMap((descriptor) => transitions.get(descriptor) ?? []),
]

/**
 * Which states a machine asks for an event, which transitions it tries, and what their guards say:
 * the innermost states first, the outer ones only if none of these takes it.
 */
export const explain = (snapshot: ActorSnapshot, event: AnyEventObject): readonly Asked[] => {
  if (snapshot.status !== 'active' || !isIntact(snapshot)) return []
  const current = liveOf(snapshot)
  const active = new Set<AnyStateNode>(activeStates(current))
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

  ask(current.machine.root)
  return asked
}

const transitionsById = memoize(
  (machine: AnyStateMachine) =>
    new Map(
      allNodes(machine.root)
        .flatMap(transitionsOf)
        .map((transition) => [transitionId(transition), transition]),
    ),
)

export const transitionById = (machine: AnyStateMachine, id: string) =>
  transitionsById(machine).get(id)

/** A guard's answer and what it read: `isAnotherSlide: no; index 2, position 2`. */
export const checkText = ({ guard, passed, values, fault }: Check) => {
  const read = values.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
  if (fault !== undefined) return `${guard} throws ${fault}${read && `; ${read}`}`
  return `${guard}: ${passed ? 'yes' : 'no'}${read && `; ${read}`}`
}

export const reasonOf = (snapshot: ActorSnapshot, event: AnyEventObject): string => {
  if (!isIntact(snapshot)) return 'not known: the context was changed in place since'
  const { root } = liveOf(snapshot).machine
  const isKnown = allNodes(root).some((node) => candidatesOf(node, event.type).length > 0)
  if (!isKnown) return 'this machine has no such event'
  const tries = explain(snapshot, event).flatMap((asked) => asked.tries)
  if (tries.some(({ taken }) => taken)) return 'this state takes it, and does nothing'
  const refusals = tries.flatMap(({ check }) => (check && !check.passed ? [checkText(check)] : []))
  return [...new Set(refusals)].join(' · ') || 'not in this state'
}
