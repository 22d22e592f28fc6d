import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { duration } from '#devtools/chart/chart.ts'

/** A state with all states in it; parents come before their children. */
export const allNodes = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(allNodes),
]

/** A delay's name, or how long it is. */
export const delayName = (delay: unknown) => {
  if (typeof delay === 'number') return duration(delay)
  return typeof delay === 'string' ? delay : 'a delay'
}

/** How long a delay is, in milliseconds; undefined if a function decides it when it begins. */
export const writtenLength = (delay: unknown, { implementations }: AnyStateMachine) => {
  const length: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay
  return typeof length === 'number' ? length : undefined
}

/** The delay whose end sends an event, in words; undefined if the event is no delay's. */
export const delayOf = (type: string, machine: AnyStateMachine | undefined) => {
  if (!machine || !type.startsWith('xstate.after.')) return undefined
  const timers = allNodes(machine.root).flatMap(({ after }) => after)
  const timer = timers.find(({ eventType }) => eventType === type)
  return timer && delayName(timer.delay)
}
