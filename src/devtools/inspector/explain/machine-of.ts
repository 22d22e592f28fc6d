import type { AnyMachineSnapshot, Snapshot } from 'xstate'

/** Whether a snapshot is one of a machine: an actor may run a promise, or anything. */
export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot

/** The machine of a snapshot; undefined if no machine made it. */
export const machineIn = (snapshot: Snapshot<unknown>) =>
  isOfMachine(snapshot) ? snapshot.machine : undefined
