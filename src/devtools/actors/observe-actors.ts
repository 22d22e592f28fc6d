import type { AnyActor, AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'

import { createEmitter } from '#lib/emitter.ts'

import { childrenOf } from './children-of.ts'
import { pageClock } from './page-clock.ts'
import { INIT, type Step, type StepAction, type StepActor, STOP, type Timer } from './step.ts'
import { timersAfter } from './timers.ts'

/** How many steps are remembered while nobody asks for more. */
const REMEMBERED = 300

/** An event that was sent, and what XState has reported of its step so far. */
interface OpenStep {
  id: number
  at: number
  actor: AnyActor
  /**
   * Undefined if the event was sent before its actor was started: the step is known once it ends.
   */
  event: AnyEventObject | undefined
  cause: Step['cause']
  actions: StepAction[]
}

/**
 * The open steps in the order in which their events were sent. An actor takes the first of its own,
 * the others wait.
 */
let open: OpenStep[] = []
const steps: Step[] = []
let remembered = REMEMBERED
let lastId = 0
let forgotten = 0

/** The last step of each actor that is here, or was here. */
const lastSteps = new WeakMap<StepActor, Step>()
/** The actors that have come and not left. */
const present = new Set<AnyActor>()
/** Delays of a restored actor, which it has from before its start. */
const firstTimers = new WeakMap<AnyActor, readonly Timer[]>()

const stepEmitter = createEmitter<[Step]>()
const inspectionEmitter = createEmitter<[InspectionEvent]>()

/** Calls a listener with each step that an actor of the page has taken: effects come before their cause. */
export const onStep = stepEmitter.on
/** Calls a listener with XState's own events of all actors of the page. */
export const onInspected = inspectionEmitter.on

/** The steps of all actors of the page, in the order in which their events were sent. */
export const recentSteps = (): readonly Step[] => steps

export const lastStepOf = (actor: StepActor) => lastSteps.get(actor)

/** How many steps have been forgotten. */
export const forgottenSteps = () => forgotten

const forget = () => {
  forgotten += steps.splice(0, steps.length - remembered).length
}

/** Sets how many steps are remembered from now on. */
export const rememberSteps = (count: number = REMEMBERED) => {
  remembered = count
  forget()
}

/** Says, before an actor starts, with which delays it goes on. */
export const startWithTimers = (actor: AnyActor, timers: readonly Timer[]) => {
  firstTimers.set(actor, timers)
}

const currentSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as Snapshot<unknown>

const firstOpenStep = (actor: AnyActor) => open.find((step) => step.actor === actor)

/**
 * Whether a step is being taken. After an actor has failed, the end of its step is unknown: events
 * that follow in the same task are not its effects.
 */
const isTaken = (step: OpenStep) =>
  step === firstOpenStep(step.actor) && currentSnapshot(step.actor).status !== 'error'

/** The step during which an event is sent. */
const causeOf = (source: unknown): Step['cause'] => {
  const cause = open.findLast((step) => isTaken(step) || step.actor === source)
  return cause?.event && { id: cause.id, actor: cause.actor, event: cause.event }
}

const begin = (actor: AnyActor, event: AnyEventObject | undefined, source?: unknown): OpenStep => {
  if (open.length === 0) queueMicrotask(endFailed)
  lastId += 1
  const at = pageClock.now()
  const step = { id: lastId, at, actor, event, cause: causeOf(source), actions: [] }
  open.push(step)
  return step
}

const end = (step: OpenStep, event: AnyEventObject, after: Snapshot<unknown>) => {
  const { id, at, actor, cause, actions } = step
  open = open.filter((other) => other !== step)
  const last = lastSteps.get(actor)
  const isFirst = event.type === INIT
  const before = isFirst || !last ? after : last.after
  const earlier = (isFirst ? firstTimers.get(actor) : last?.timers) ?? []
  const timers = timersAfter(earlier, { actor, event, actions, at, after })
  const ended: Step = { id, at, actor, event, cause, before, after, actions, timers }
  lastSteps.set(actor, ended)
  const index = steps.findLastIndex((other) => other.id < id) + 1
  steps.splice(index, 0, ended)
  forget()
  stepEmitter.emit(ended)
}

/**
 * Ends all open steps. When a task is over, no step is being taken any more: an open one was sent
 * to an actor that has stopped, or that has failed at the first of its steps, of which XState
 * reports no snapshot.
 */
const endFailed = () => {
  for (const step of open) {
    const after = currentSnapshot(step.actor)
    const hasFailed = after.status === 'error' && lastSteps.get(step.actor)?.after !== after
    if (hasFailed && step.event) end(step, step.event, after)
  }
  open = []
}

const leave = (actor: AnyActor) => {
  if (!present.delete(actor)) return
  const stopped = { ...currentSnapshot(actor), status: 'stopped' } as Snapshot<unknown>
  end(begin(actor, undefined), { type: STOP }, stopped)
}

const receive = (inspection: InspectionEvent) => {
  inspectionEmitter.emit(inspection)
  const actor = inspection.actorRef as AnyActor
  if (inspection.type === '@xstate.event') {
    const { event, sourceRef } = inspection
    const isFirst = event.type === INIT
    if (isFirst) present.add(actor)
    // An actor that has not started yet keeps the event: XState reports it again when the actor
    // takes it.
    const takesIt = present.has(actor) && currentSnapshot(actor).status === 'active'
    if (isFirst || takesIt) begin(actor, event, sourceRef)
  }
  if (inspection.type === '@xstate.action') {
    const step = firstOpenStep(actor) ?? begin(actor, undefined)
    step.actions.push(inspection.action)
  }
  if (inspection.type === '@xstate.snapshot') {
    const { event, snapshot } = inspection
    if (event.type === STOP) return leave(actor)
    const step = open.find((one) => one.actor === actor && (one.event ?? event) === event)
    // The error of an action that throws comes after the snapshot.
    const now = currentSnapshot(actor)
    end(step ?? begin(actor, event), event, now.status === 'error' ? now : snapshot)
  }
}

const withChildren = (actor: AnyActor): AnyActor[] => [
  actor,
  ...childrenOf(currentSnapshot(actor)).flatMap(withChildren),
]

/**
 * Joins XState's reports of an actor, and of the actors that it starts, into steps. To be called
 * before it starts.
 */
export const observe = (root: AnyActor) => {
  const inspection = root.system.inspect(receive)
  return () => {
    inspection.unsubscribe()
    for (const actor of withChildren(root).toReversed()) leave(actor)
  }
}
