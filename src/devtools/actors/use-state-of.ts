import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

import { ui } from 'virtual:words/ui'

import { onRegistryChange, registeredActors } from './registry.ts'
import { stateOf } from './state-of.ts'

/** The running actor with an id; undefined before it comes. */
export const useActor = (id: string) =>
  useSyncExternalStore(
    onRegistryChange,
    () => registeredActors().find((actor) => actor.id === id),
    () => undefined,
  )

/** The name of the state that an actor is in; see `stateOf`. */
export const useStateOf = <Actor extends AnyActorRef | undefined>(actor: Actor) =>
  useSelector(actor, (snapshot) => snapshot && stateOf(snapshot)) as
    | string
    | (undefined extends Actor ? undefined : never)

/** The visitor's word for a state, wherever it is shown. */
export const wordOf = (state: string) =>
  (ui.states as Readonly<Record<string, string>>)[state] ?? state
