import type { ActorRefLike, AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'

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
  const waiting: { event: AnyEventObject; actor: ActorRefLike; source: string | null }[] = []
  const taken = new Map<ActorRefLike, string[]>()

  const onEvent = ({ event, actorRef, sourceRef }: InspectionEvent & { type: '@xstate.event' }) =>
    void waiting.push({ event, actor: actorRef, source: sourceRef?.sessionId ?? null })

  const onSnapshot = ({
    event,
    actorRef,
    snapshot,
  }: InspectionEvent & { type: '@xstate.snapshot' }) => {
    const index = waiting.findIndex((item) => item.event === event && item.actor === actorRef)
    // The first snapshot of all comes without an event that was sent.
    if (index < 0) return
    const [sent] = waiting.splice(index, 1)
    const edges = taken.get(actorRef) ?? []
    taken.delete(actorRef)
    tell({
      kind: 'step',
      at: now(),
      sessionId: actorRef.sessionId,
      event: toJson(event) as JsonEvent,
      source: sent?.source ?? null,
      edges,
      snapshot: snapshotOf(actorRef, snapshot),
    })
  }

  tell(messageOf(root, now()))
  const inspection = root.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') onEvent(inspected)
    if (inspected.type === '@xstate.snapshot') onSnapshot(inspected)
    if (inspected.type === '@xstate.microstep') {
      const { actorRef, _transitions: transitions } = inspected
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...transitions.map(transitionId)])
    }
  })
  return () => inspection.unsubscribe()
}
