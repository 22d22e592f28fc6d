import type { AnyActor } from 'xstate'

/** The root actors that run on this page now. Who inspects them subscribes; nobody has to. */
const actors = new Set<AnyActor>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Adds a started actor; returns what takes it out again. */
export const register = (actor: AnyActor) => {
  actors.add(actor)
  tell()
  return () => {
    actors.delete(actor)
    tell()
  }
}

/** The registered actors, in the order in which they came. */
export const registeredActors = (): readonly AnyActor[] => [...actors]

/** Calls `listener` when an actor comes or goes; returns what ends that. */
export const onRegistryChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
