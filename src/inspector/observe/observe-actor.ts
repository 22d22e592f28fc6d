import type { ActorRefLike, AnyActor, AnyActorRef, AnyEventObject } from 'xstate'

import { transitionId } from '../seam'
import type { ActorMessage, JsonEvent, Message, Step } from '../protocol'
import { parentOf, takenIn } from '../xstate/private'
import { isActive, logicOf } from '../xstate/services'
import { toJson } from './json'
import { createNames, nameOf, type Names } from './names'
import { childrenOf, pathOf, snapshotOf, statesIn } from './snapshots'
import { isDelayed } from './timers'

/** An event that an actor was sent, and what is known of the step that comes of it. */
interface Sent {
  actor: AnyActorRef
  event: AnyEventObject
  step: Omit<Step, 'kind' | 'event' | 'snapshot' | 'sent'> & {
    edges: string[]
    raised: string[]
    passed: string[]
  }
  /** Logs it if its actor has failed. */
  tellLost: () => void
  /** Logs the step; undefined until the actor has taken the event. */
  log?: () => void
}

/**
 * The events of all actors that are not logged yet, in the order in which they were sent. While an
 * actor takes one, those who listen to it may send others: these are its effects, and are taken
 * before XState reports it.
 */
const open: Sent[] = []

const firstOf = (actor: ActorRefLike) => open.find((sent) => sent.actor === actor && !sent.log)

/** The event that is being taken now: a later one of the same actor only stands in its queue. */
const current = () => open.findLast((sent) => sent === firstOf(sent.actor))

const logFirst = () => {
  while (open[0]?.log) open.shift()!.log!()
}

/** Actors whose failure is logged: what they were sent later they have not taken. */
const failed = new WeakSet<ActorRefLike>()

/**
 * All is taken before the task ends; what is left was sent to an actor that was stopped, or that failed:
 * XState does not report that.
 */
const forgetLost = () => {
  for (const sent of open)
    sent.log ??= () => {
      const hasFailed = sent.actor.getSnapshot()?.status === 'error' && !failed.has(sent.actor)
      failed.add(sent.actor)
      if (hasFailed) sent.tellLost()
    }
  logFirst()
}

const INIT = 'xstate.init'
const STOP = 'xstate.stop'

/** Events that the inspector sends, for example to hold what is drawn. */
const ownEvents = new WeakSet<object>()

export const asOwn = <Event extends object>(event: Event) => {
  ownEvents.add(event)
  return event
}

/**
 * Reports an actor and those that it invokes and spawns, and then each of their steps. XState reports an
 * event, its transitions and the snapshot separately; a step joins them, in the order in which the events
 * were sent.
 */
export const observeActor = (
  root: AnyActor,
  tell: (message: Message) => void,
  now: () => number,
  names: Names = createNames(),
) => {
  const born = new WeakMap<ActorRefLike, string[]>()
  const living = new Set<AnyActorRef>()

  const messageOf = (actor: AnyActorRef): ActorMessage => {
    const parent = parentOf(actor)
    return {
      kind: 'actor',
      at: now(),
      name: names.give(actor),
      machine: (logicOf(actor) as { id?: string }).id ?? '',
      parent: actor !== root && parent ? nameOf(parent) : null,
      systemId: (actor as AnyActor).systemId,
      input: ((actor as AnyActor).options as { input?: unknown }).input,
      edges: born.get(actor) ?? [],
      snapshot: snapshotOf(actor),
    }
  }
  const report = (actor: AnyActorRef) => {
    living.add(actor)
    tell(messageOf(actor))
    for (const child of childrenOf(actor)) report(child)
  }
  const leave = (actor: AnyActorRef) => {
    if (!living.delete(actor)) return
    names.free(actor)
    tell({ kind: 'gone', at: now(), name: nameOf(actor) })
  }
  /** StrictMode stops a root and starts it again at once: that is not logged. */
  const leaveLater = () => queueMicrotask(() => !isActive(root) && leave(root))
  const tellStep = (
    step: Sent['step'],
    event: AnyEventObject,
    actor: AnyActorRef,
    snapshot = snapshotOf(actor),
  ) => tell({ kind: 'step', ...step, event: toJson(event) as JsonEvent, sent: event, snapshot })
  report(root)

  const inspection = root.system.inspect((inspected) => {
    const actor = inspected.actorRef as AnyActorRef
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected
      if (event.type === INIT) names.give(actor)
      if (event.type !== INIT && !isActive(actor)) return
      const source = ownEvents.has(event) ? 'inspector' : sourceRef ? nameOf(sourceRef) : null
      if (open.length === 0) queueMicrotask(forgetLost)
      const step = {
        ...{ key: {}, cause: current()?.step.key, at: now(), name: nameOf(actor), source },
        ...{ isDelayed: isDelayed(event), path: pathOf(actor) },
        ...{ edges: [], raised: [], passed: [] },
      }
      const tellLost = () => (event.type === INIT ? report(actor) : tellStep(step, event, actor))
      open.push({ actor, event, step, tellLost })
    }
    const sent = firstOf(actor)
    if (inspected.type === '@xstate.microstep') {
      const edges = takenIn(inspected).map(transitionId)
      if (!sent) born.set(actor, [...(born.get(actor) ?? []), ...edges])
      else {
        const { step, event } = sent
        step.edges.push(...edges)
        step.passed.push(...statesIn(inspected.snapshot))
        const { type } = inspected.event
        if (inspected.event !== event && step.raised.at(-1) !== type) step.raised.push(type)
      }
    }
    if (inspected.type !== '@xstate.snapshot') return
    if (inspected.event.type === STOP) return actor === root ? leaveLater() : leave(actor)
    if (!sent || inspected.event !== sent.event) return
    const { step, event } = sent
    const taken = snapshotOf(actor, inspected.snapshot)
    if (taken.status === 'error') failed.add(actor)
    if (event.type === INIT) {
      living.add(actor)
      const message = messageOf(actor)
      sent.log = () => tell(message)
    } else sent.log = () => tellStep(step, event, actor, taken)
    logFirst()
  })
  return () => {
    inspection.unsubscribe()
    living.delete(root)
    for (const actor of living) leave(actor)
    names.free(root)
  }
}
