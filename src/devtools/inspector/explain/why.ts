import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import { allNodes } from '#devtools/actors/delay-of.ts'
import { guardOf, isFor } from '#devtools/actors/state-routes.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { checkGuard, checkText, type GuardCheck } from './guard.ts'
import { previewBudget } from './budget.ts'
import { memoizeEvents } from './memoize.ts'
import { effectOf } from './preview.ts'
import { nodeName } from './state-line.ts'

interface Try {
  /** Id of the transition. */
  id: string
  /** The states that the transition leads to, without the machine's name. Empty if it stays. */
  targets: readonly string[]
  /** The guard's answer; null if the transition has no guard. */
  check: GuardCheck | null
  taken: boolean
}

/** A state that is asked for an event. */
export interface StateCheck {
  id: string
  name: string
  tries: readonly Try[]
}

/** Whether a descriptor stands for an event besides its own: `*`, or `a.*` for `a` and `a.b`. */
const isWildcardFor = (descriptor: string, type: string) =>
  descriptor !== type && descriptor.endsWith('*') && `${type}.`.startsWith(descriptor.slice(0, -1))

/** The transitions for an event, in the order in which XState tries them: the longest wildcard first. */
const candidatesOf = ({ transitions }: AnyStateNode, event: AnyEventObject) => [
  ...(transitions.get(event.type) ?? []).filter((transition) => isFor(transition, event)),
  ...[...transitions.keys()]
    .filter((descriptor) => isWildcardFor(descriptor, event.type))
    .toSorted((one, other) => other.length - one.length)
    .flatMap((descriptor) => transitions.get(descriptor) ?? []),
]

/**
 * Which states a machine asks for an event, which transitions it tries, and what their guards say:
 * the innermost states first, the outer ones only if none of these takes it.
 */
export const explain = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly StateCheck[] => {
  if (snapshot.status !== 'active') return []
  const active = new Set<AnyStateNode>(activeStates(snapshot))
  const checks: StateCheck[] = []

  const checkState = (node: AnyStateNode): boolean => {
    const inner = Object.values(node.states).filter((child) => active.has(child))
    if (inner.map(checkState).includes(true)) return true
    const tries: Try[] = []
    for (const transition of candidatesOf(node, event)) {
      const { target = [] } = transition
      const guard = guardOf(transition)
      const check = guard === undefined ? null : checkGuard(guard, snapshot, event)
      const taken = check?.passed ?? true
      tries.push({ id: transitionId(transition), targets: target.map(nodeName), check, taken })
      if (taken) break
    }
    checks.push({ id: node.id, name: nodeName(node), tries })
    return tries.at(-1)?.taken ?? false
  }

  checkState(snapshot.machine.root)
  return checks
}

/** Why an event is ignored, in words. */
export const reasonOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string => {
  if (snapshot.status !== 'active') return 'it takes no event any more'
  const { root } = snapshot.machine
  const isKnown = allNodes(root).some((node) => candidatesOf(node, event).length > 0)
  if (!isKnown) return 'this machine has no such event'
  const tries = explain(snapshot, event).flatMap((check) => check.tries)
  if (tries.some(({ taken }) => taken)) return 'this state takes it, and does nothing'
  const refusals = tries.flatMap(({ check }) => (check && !check.passed ? [checkText(check)] : []))
  return [...new Set(refusals)].join(' · ') || 'not in this state'
}

const reasons = memoizeEvents(reasonOf)

/** What an event would do, in words, or why it would be ignored; `…` while there is no time to look. */
export const previewOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string => {
  const effect = effectOf(snapshot, event)
  if (effect !== null) return effect === undefined ? '…' : effect || 'changes nothing'
  if (reasons.isKnown(snapshot, event)) return reasons(snapshot, event)
  return previewBudget.spend(() => reasons(snapshot, event)) ?? '…'
}
