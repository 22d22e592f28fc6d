import type { ActorRefLike, AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'

import { transitionId } from '../site'
import { toPlain } from './json'
import { timersOf } from './timers'
import type { ActorSeen, Message, PlainEvent, StateName, Still } from './protocol'

interface SnapshotLike {
  value?: StateName
  context?: unknown
  status: string
}

const stillOf = (actor: ActorRefLike, snapshot: SnapshotLike): Still => ({
  value: snapshot.value ?? '',
  context: toPlain(snapshot.context ?? {}),
  status: snapshot.status,
  timers: timersOf(actor as AnyActorRef),
})

/** An actor as it is now. */
const seen = (actor: AnyActor, at: number): ActorSeen => {
  const logic = actor.logic as { id?: string }
  return {
    kind: 'actor',
    at,
    actor: actor.sessionId,
    name: actor.id,
    machine: logic.id ?? actor.id,
    input: toPlain((actor.options as { input?: unknown }).input),
    still: stillOf(actor, actor.getSnapshot() as SnapshotLike),
  }
}

/**
 * Reports an actor, and from then on each of its steps. XState tells of an event, of the transitions
 * it led to and of the snapshot one after another: here they are one.
 */
export const tap = (root: AnyActor, tell: (message: Message) => void, now: () => number) => {
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
      actor: actorRef.sessionId,
      event: toPlain(event) as PlainEvent,
      source: sent?.source ?? null,
      edges,
      still: stillOf(actorRef, snapshot),
    })
  }

  tell(seen(root, now()))
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
