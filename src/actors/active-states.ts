import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate'

const within = (node: AnyStateNode, value: StateValue): AnyStateNode[] => {
  const inner = typeof value === 'string' ? { [value]: {} } : value
  return [
    node,
    ...Object.entries(inner).flatMap(([key, of]) =>
      of === undefined || !node.states[key] ? [] : within(node.states[key], of),
    ),
  ]
}

/** The active states of a machine, from the root inwards. */
export const activeStates = ({ machine, value }: Pick<AnyMachineSnapshot, 'machine' | 'value'>) =>
  within(machine.root as AnyStateNode, value as StateValue)
