import type {
  ActorRefLike,
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  InspectionEvent,
} from 'xstate'

import { transitionId } from '../site'
import { toJson } from './json'
import { timersOf } from './timers'
import type { ActorSnapshot, JsonEvent, Message } from '../protocol'

/** Of an actor that is none of a machine, a state without a name. */
const snapshotOf = (actor: ActorRefLike, snapshot: unknown): ActorSnapshot => {
  const { value = '', context = {}, status } = snapshot as AnyMachineSnapshot
  return { value, context: toJson(context), status, timers: timersOf(actor as AnyActorRef) }
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
  tell({
    kind: 'actor',
    at: now(),
    sessionId: root.sessionId,
    name: root.id,
    machine: (root.logic as { id?: string }).id ?? root.id,
    input: toJson((root.options as { input?: unknown }).input),
    snapshot: snapshotOf(root, root.getSnapshot()),
  })
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
