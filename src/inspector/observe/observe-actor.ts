import type { ActorRefLike, AnyActor, AnyActorRef, InspectionEvent } from 'xstate'

import { transitionId } from '../site'
import { toJson } from './json'
import { timersOf } from './timers'
import type { ActorMessage, Message, JsonEvent, StateName, ActorSnapshot } from '../protocol'

interface SnapshotLike {
  value?: StateName
  context?: unknown
  status: string
}

const snapshotOf = (actor: ActorRefLike, snapshot: SnapshotLike): ActorSnapshot => ({
  value: snapshot.value ?? '',
  context: toJson(snapshot.context ?? {}),
  status: snapshot.status,
  timers: timersOf(actor as AnyActorRef),
})

const messageOf = (actor: AnyActor, at: number): ActorMessage => {
  const logic = actor.logic as { id?: string }
  return {
    kind: 'actor',
    at,
    sessionId: actor.sessionId,
    name: actor.id,
    machine: logic.id ?? actor.id,
    input: toJson((actor.options as { input?: unknown }).input),
    snapshot: snapshotOf(actor, actor.getSnapshot() as SnapshotLike),
  }
}

/**
 * Reports an actor, and then each of its steps. XState reports an event, its transitions and the
 * snapshot separately; a step joins them.
 */
export const observeActor = (
  root: AnyActor,
  tell: (message: Message) => void,
  now: () => number,
) => {
  const waiting: Extract<InspectionEvent, { type: '@xstate.event' }>[] = []
  const taken = new Map<ActorRefLike, string[]>()
  tell(messageOf(root, now()))
  const inspection = root.system.inspect((inspected) => {
    const { actorRef } = inspected
    const edges = taken.get(actorRef) ?? []
    if (inspected.type === '@xstate.event') waiting.push(inspected)
    if (inspected.type === '@xstate.microstep')
      taken.set(actorRef, [...edges, ...inspected._transitions.map(transitionId)])
    if (inspected.type !== '@xstate.snapshot') return
    const { event, snapshot } = inspected
    const index = waiting.findIndex((sent) => sent.event === event && sent.actorRef === actorRef)
    // The first snapshot of all comes without an event that was sent.
    if (index < 0) return
    const [sent] = waiting.splice(index, 1)
    taken.delete(actorRef)
    tell({
      kind: 'step',
      at: now(),
      sessionId: actorRef.sessionId,
      event: toJson(event) as JsonEvent,
      source: sent?.sourceRef?.sessionId ?? null,
      edges,
      snapshot: snapshotOf(actorRef, snapshot),
    })
  })
  return () => inspection.unsubscribe()
}
