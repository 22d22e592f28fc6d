import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import type { ActorSnapshot } from '../protocol'
import { activeStates } from '../seam'
import { parentOf } from '../xstate/private'
import { childrenIn } from '../xstate/services'
import { toJson } from './json'
import { hasGivenId } from './names'
import { timersOf } from './timers'

export const childrenOf = (actor: AnyActorRef) =>
  childrenIn(actor.getSnapshot() as object | undefined)

export const statesIn = (snapshot: object) =>
  'machine' in snapshot ? activeStates(snapshot as AnyMachineSnapshot).map(({ id }) => id) : []

/** Of an actor that is none of a machine, a state without a name. */
export const snapshotOf = (
  actor: AnyActorRef,
  snapshot: Snapshot<unknown> = actor.getSnapshot() as Snapshot<unknown>,
): ActorSnapshot => {
  const { value = '', context = {}, status, output, error } = snapshot as AnyMachineSnapshot
  return {
    ...{ value, context: toJson(context), status, states: statesIn(snapshot) },
    ...(output === undefined ? {} : { output: toJson(output) }),
    ...(status === 'error' ? { error: toJson(error) } : {}),
    ...{ timers: timersOf(actor), live: { actor, snapshot } },
  }
}

/** A machine's snapshot as XState has it. */
export const liveOf = ({ live }: ActorSnapshot) => live.snapshot as AnyMachineSnapshot

/** The machine of an actor, as the page has provided it; undefined if it runs none. */
export const machineOf = (snapshot: ActorSnapshot) =>
  liveOf(snapshot).machine as AnyStateMachine | undefined

/** From the root: ids, or places among the children of one whose id another run does not have. */
export const pathOf = (actor: AnyActorRef): string[] => {
  const parent = parentOf(actor)
  if (!parent) return []
  const place = childrenOf(parent).indexOf(actor)
  return [...pathOf(parent), hasGivenId(actor) ? `#${place}` : actor.id]
}

export const actorAt = (root: AnyActorRef, path: readonly string[]) =>
  path.reduce<AnyActorRef | undefined>((actor, key) => {
    if (!actor) return undefined
    const children = childrenOf(actor)
    return key.startsWith('#')
      ? children[Number(key.slice(1))]
      : children.find(({ id }) => id === key)
  }, root)
