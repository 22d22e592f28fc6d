import { type AnyEventObject, type AnyMachineSnapshot, createMachine } from 'xstate'

/**
 * Whether a guard passes. A machine of one transition asks it as XState does, also one that is named or is
 * made of others: the snapshot says what it reads, and where its name leads.
 *
 * @throws what the guard throws, after a line of XState's own
 */
export const passes = (guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const probe = createMachine({ on: { '*': { guard: guard as never } } })
  const matches = (value: never) => snapshot.matches(value)
  const probed = { ...snapshot, value: {}, matches }
  return probe.getTransitionData(probed as never, event).length > 0
}
