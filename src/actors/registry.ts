import type { AnyActor } from 'xstate'

/** Gives whoever shows an actor another one to show. */
type Replace = (actor: AnyActor) => void

/** The root actors that run on this page now, each with what has its component show another. */
export const actors = new Map<AnyActor, Replace>()
/** Who inspects them subscribes; nobody has to. */
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Adds a started actor; returns what takes it out again. */
export const register = (actor: AnyActor, replace: Replace) => {
  actors.set(actor, replace)
  tell()
  return () => {
    actors.delete(actor)
    tell()
  }
}

/** The registered actors, in the order in which they came. */
export const registeredActors = (): readonly AnyActor[] => [...actors.keys()]

/** Calls `listener` when an actor comes or goes; returns what ends that. */
export const onRegistryChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
