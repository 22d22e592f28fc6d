import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'

interface Microstep {
  before: AnyMachineSnapshot
  after: AnyMachineSnapshot
  transitions: readonly AnyTransitionDefinition[]
}

/** The states around a state, from the inside out. */
const statesAround = ({ parent }: AnyStateNode): AnyStateNode[] =>
  parent ? [parent, ...statesAround(parent)] : []

const isInside = (node: AnyStateNode, outer: AnyStateNode) => statesAround(node).includes(outer)

/**
 * Whether a transition leaves a state that is active. It leaves the states inside the innermost
 * state around source and targets (SCXML 3.13); from a parallel state into one of its regions, it
 * leaves all regions.
 */
const leaves = ({ source, target = [], reenter }: AnyTransitionDefinition) => {
  const [first] = target
  if (!first) return () => false
  const isInner = target.every((node) => node === source || isInside(node, source))
  if (isInner && !reenter) return (node: AnyStateNode) => isInside(node, source)
  const domain = statesAround(first).find((outer) =>
    [source, ...target].every((node) => isInside(node, outer)),
  )
  return (node: AnyStateNode) => !domain || isInside(node, domain)
}

/** The outermost states that are left and entered once more on the way, and lose their own data. */
export const reenteredBy = (steps: readonly Microstep[]): AnyStateNode[] => {
  const found = new Set<AnyStateNode>()
  for (const { before, after, transitions } of steps) {
    // Without a target none leaves a state.
    if (transitions.every(({ target }) => !target)) continue
    const old = activeStates(before)
    const now = new Set(activeStates(after))
    for (const transition of transitions) {
      const isLeft = leaves(transition)
      for (const node of old) if (isLeft(node) && now.has(node)) found.add(node)
    }
  }
  if (found.size === 0) return []
  const last = new Set(activeStates(steps.at(-1)!.after))
  return [...found].filter(
    (node) => last.has(node) && !statesAround(node).some((outer) => found.has(outer)),
  )
}
