import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

import { activeStates } from './active-states.ts'

/** Of a movement: the state that waits for it is left when it is over. */
export const DONE = { type: 'timeline.done' } as const

/**
 * The state by which an actor is called on its card, on its line and inside: the outermost active
 * one, whatever is inside it. Where regions run side by side, it is that of the one that waits for its
 * movement, if that is not paused, or else of the first.
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
