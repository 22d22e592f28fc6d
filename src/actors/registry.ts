import type { AnyActor } from 'xstate'

type Replace = (actor: AnyActor) => void

/** The root actors that run on this page now, each with what makes its component render another. */
const actors = new Map<AnyActor, Replace>()
/** Called when an actor is registered or removed. */
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** Adds a started actor; returns what removes it. */
export const register = (actor: AnyActor, replace: Replace) => {
  actors.set(actor, replace)
  notify()
  return () => {
    actors.delete(actor)
    notify()
  }
}

/** The registered actors, in the order in which they came. */
export const registeredActors = (): readonly AnyActor[] => [...actors.keys()]

/** Makes the component that owns an actor render another one. */
export const replaceActor = (old: AnyActor, next: AnyActor) => actors.get(old)?.(next)

/** Calls `listener` when an actor is registered or removed; returns what ends that. */
export const onRegistryChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
