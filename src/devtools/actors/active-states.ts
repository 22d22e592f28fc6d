import { type AnyMachineSnapshot, type AnyStateNode, getStateNodes, type StateValue } from 'xstate'

/** The active states of a machine; each comes after the states around it. */
export const activeStates = ({ machine, value }: Pick<AnyMachineSnapshot, 'machine' | 'value'>) => [
  ...new Set(getStateNodes(machine.root as AnyStateNode, value as StateValue)),
]
