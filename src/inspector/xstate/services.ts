import type {
  AnyActor,
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate'

import { withoutActions } from './private'

/** What comes of a service that is none but waits: its result is sent by hand. */
const standIn = {
  transition: (snapshot: object, { type, ...data }: AnyEventObject) => {
    if (type === 'xstate.stop') return { ...snapshot, status: 'stopped' }
    return type === 'answer' ? { ...snapshot, ...data } : snapshot
  },
  getInitialSnapshot: (_: unknown, input: unknown) => ({
    ...{ status: 'active', output: undefined, error: undefined, input },
  }),
  getPersistedSnapshot: (snapshot: object) => snapshot,
  restoreSnapshot: (snapshot: object) => snapshot,
} as unknown as AnyActorLogic

export const logicOf = (actor: AnyActorRef) => (actor as AnyActor).logic

/** The actors that a machine has invoked or spawned; none before its first snapshot. */
export const childrenIn = (snapshot: object | undefined): AnyActorRef[] =>
  Object.values((snapshot as Partial<AnyMachineSnapshot> | undefined)?.children ?? {}).filter(
    (child) => child !== undefined,
  ) as AnyActorRef[]

export const isActive = (actor: AnyActorRef) =>
  (actor.getSnapshot() as AnyMachineSnapshot | undefined)?.status === 'active'

export const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic

/** Whether it reaches out of its system: a promise, a callback, an observable. */
export const isService = (actor: AnyActorRef) => {
  const logic = logicOf(actor)
  return logic === standIn || (!isMachine(logic) && 'start' in logic)
}

export const isStandIn = (actor: AnyActorRef) => logicOf(actor) === standIn

/** What a machine has besides XState's own: it is not run where it is kept apart. */
export type Own = 'service' | 'action'

/** Of an actor that is being created: nothing that it does is seen outside. Tells what it would have done. */
export const keepApart = (actor: AnyActor, onOwn: (own: Own) => void) => {
  if (!isService(actor)) return withoutActions(actor, () => onOwn('action'))
  onOwn('service')
  actor.logic = standIn
}

const ANSWER = /^xstate\.(?<kind>done|error)\.actor\.(?<id>.+)$/

/** Of an event by which a service answers: whether it is done or failed, and its id. */
export const answerOf = (type: string) =>
  ANSWER.exec(type)?.groups as { kind: 'done' | 'error'; id: string } | undefined

/** Sends an event; what a service would answer is answered by its stand-in. */
export const sendApart = (actor: AnyActorRef, event: AnyEventObject) => {
  const answer = answerOf(event.type)
  const children = childrenIn(actor.getSnapshot() as object)
  const child = answer && children.find(({ id }) => id === answer.id)
  if (!child || !isStandIn(child)) return actor.send(event)
  const { output, error } = event as { output?: unknown; error?: unknown }
  child.send({ type: 'answer', status: answer.kind, output, error })
}
