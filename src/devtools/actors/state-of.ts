import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

import { activeStates } from './active-states.ts'

/** The end of a movement: the state that waits for it is left then. */
export const DONE = { type: 'timeline.done' } as const

/**
 * The state by which an actor is called on its card, on its line and in the look inside: the
 * outermost active one. Where regions run side by side, the region counts that waits for its
 * movement and is not paused, or else the first.
 */
export const stateOf = (snapshot: AnyMachineSnapshot): string => {
  const nodes = activeStates(snapshot)
  const inside = (node: AnyStateNode): AnyStateNode => {
    if (node.type === 'parallel') {
      const all = Object.values(node.states).map(inside)
      const moves = (each: AnyStateNode) => each.transitions.has(DONE.type)
      return (snapshot.hasTag('paused') ? undefined : all.find(moves)) ?? all[0]!
    }
    const active = Object.values(node.states).find((child) => nodes.includes(child)) ?? node
    return active.type === 'parallel' ? inside(active) : active
  }
  return inside(snapshot.machine.root).key
}
