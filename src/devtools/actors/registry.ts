import type { AnyActor } from 'xstate'

import { createEmitter } from '#lib/emitter.ts'

type Replace = (actor: AnyActor) => void

/** The root actors that run on this page, each with a function that makes its component render another. */
const actors = new Map<AnyActor, Replace>()
const changes = createEmitter()

/** Adds a started actor; returns a function that removes it. */
export const register = (actor: AnyActor, replace: Replace) => {
  actors.set(actor, replace)
  changes.emit()
  return () => {
    actors.delete(actor)
    changes.emit()
  }
}

/** The registered actors, oldest first. */
export const registeredActors = (): readonly AnyActor[] => [...actors.keys()]

/** Makes the component that owns an actor render another one. */
export const replaceActor = (old: AnyActor, next: AnyActor) => actors.get(old)?.(next)

/** Calls `listener` when an actor is registered or removed; returns a function that unsubscribes it. */
export const onRegistryChange = changes.on
