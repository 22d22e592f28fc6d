import type { AnyActor, AnyMachineSnapshot } from 'xstate'

type Started = Readonly<Record<string, AnyActor | undefined>>

/**
 * The actors that one has started and that are still there; none of what is no machine. An actor
 * that the page has not provided is undefined in XState: it was never there.
 */
export const childrenOf = (snapshot: object | undefined): AnyActor[] => {
  const { children = {} } = (snapshot ?? {}) as { children?: Started }
  return Object.values(children).filter((child) => child !== undefined)
}

/** A snapshot of a machine as plain data. XState 5.33 throws if an actor was not provided. */
export const persistedOf = (snapshot: AnyMachineSnapshot) => {
  const all = Object.entries(snapshot.children as Started)
  const children = Object.fromEntries(all.filter(([, child]) => child))
  return snapshot.machine.getPersistedSnapshot({ ...snapshot, children } as never)
}
