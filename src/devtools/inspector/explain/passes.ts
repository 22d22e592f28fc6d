import { type AnyEventObject, type AnyMachineSnapshot, createMachine } from 'xstate'

import { memoize } from './memoize.ts'

/**
 * A machine of one transition: it asks a guard as XState does, also a guard that is named or is
 * made of others.
 */
const makeProbe = (guard: unknown) => createMachine({ on: { '*': { guard: guard as never } } })

/** A name stands for another guard in each machine; the snapshot that is asked about it has its machine. */
const probesByName = new Map<string, ReturnType<typeof makeProbe>>()

const probeOfName = (name: string) => {
  const probe = probesByName.get(name) ?? makeProbe(name)
  probesByName.set(name, probe)
  return probe
}

const probeOf = memoize(makeProbe)

/**
 * Whether a guard passes: the snapshot has the values that it reads, and its named guards.
 *
 * @throws the guard's error, after a line of XState's own
 */
export const passes = (guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const probe = typeof guard === 'string' ? probeOfName(guard) : probeOf(guard as object)
  const matches = (value: never) => snapshot.matches(value)
  const probed = { ...snapshot, value: {}, matches }
  return probe.getTransitionData(probed as never, event).length > 0
}
