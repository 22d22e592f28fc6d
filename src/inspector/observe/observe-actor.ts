import type { ActorRefLike, AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { transitionId } from '../site'
import { toJson } from './json'
import { timersOf } from './timers'
import type { ActorSnapshot, JsonEvent, Message, Step } from '../protocol'

/** Of an actor that is none of a machine, a state without a name. */
const snapshotOf = (actor: ActorRefLike, snapshot: unknown): ActorSnapshot => {
  const { value = '', context = {}, status } = snapshot as AnyMachineSnapshot
  return { value, context: toJson(context), status, timers: timersOf(actor as AnyActorRef) }
}

/** An event that an actor was sent, and what is known of the step that comes of it. */
interface Sent {
  actor: ActorRefLike
  event: object
  step: Omit<Step, 'kind' | 'event' | 'snapshot'> & { edges: string[]; raised: string[] }
  /** Logs the step; undefined until the actor has taken the event. */
  log?: () => void
}

/**
 * The events of all actors that are not logged yet, in the order in which they were sent. While an
 * actor takes one, those who listen to it may send others: these are its effects, and are taken
 * before XState reports it.
 */
const open: Sent[] = []
let lastKey = 0

const firstOf = (actor: ActorRefLike) => open.find((sent) => sent.actor === actor && !sent.log)

/** The event that is being taken now: a later one of the same actor only stands in its queue. */
const current = () => open.findLast((sent) => sent === firstOf(sent.actor))

const logFirst = () => {
  while (open[0]?.log) open.shift()!.log!()
}

/** All is taken before the task ends; what is left was sent to an actor that failed or was stopped. */
const forgetLost = () => {
  for (const sent of open) sent.log ??= () => {}
  logFirst()
}

const names = new WeakMap<ActorRefLike, string>()

/** The name under which an actor is reported. */
export const nameOf = (actor: ActorRefLike) => names.get(actor) ?? (actor as AnyActorRef).id

/**
 * Reports an actor, and then each of its steps. XState reports an event, its transitions and the
 * snapshot separately; a step joins them, in the order in which the events were sent.
 */
export const observeActor = (
  root: AnyActor,
  tell: (message: Message) => void,
  now: () => number,
  name = root.id,
) => {
  names.set(root, name)
  tell({
    kind: 'actor',
    at: now(),
    name,
    machine: (root.logic as { id?: string }).id ?? root.id,
    input: toJson((root.options as { input?: unknown }).input),
    snapshot: snapshotOf(root, root.getSnapshot()),
  })
  const inspection = root.system.inspect((inspected) => {
    const { actorRef: actor } = inspected
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected
      if ((actor.getSnapshot() as AnyMachineSnapshot).status !== 'active') return
      const source = sourceRef ? nameOf(sourceRef) : null
      const cause = current()?.step.key ?? null
      if (open.length === 0) queueMicrotask(forgetLost)
      const key = ++lastKey
      const step = { key, cause, at: now(), name: nameOf(actor), source, edges: [], raised: [] }
      open.push({ actor, event, step })
    }
    const sent = firstOf(actor)
    // The first snapshot of all comes without an event that was sent.
    if (!sent) return
    const { event, step } = sent
    if (inspected.type === '@xstate.microstep') {
      step.edges.push(...inspected._transitions.map(transitionId))
      const { type } = inspected.event
      if (inspected.event !== event && step.raised.at(-1) !== type) step.raised.push(type)
    }
    if (inspected.type !== '@xstate.snapshot' || inspected.event !== event) return
    const snapshot = snapshotOf(actor, inspected.snapshot)
    sent.log = () => tell({ kind: 'step', ...step, event: toJson(event) as JsonEvent, snapshot })
    logFirst()
  })
  return () => inspection.unsubscribe()
}
