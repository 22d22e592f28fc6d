import type { AnyActor, AnyActorRef, AnyEventObject, AnyTransitionDefinition } from 'xstate'

// All that the inspector uses of XState beyond its public interface, as it is in 5.33. A test names
// what another version lacks.

/** A timer as XState keeps it for persistence: there is no public list of them. */
export interface Scheduled {
  source: AnyActorRef
  target: AnyActorRef
  event: AnyEventObject
  delay: number
  /** By which it is cancelled. */
  id: string
  startedAt: number
}

interface Action {
  type: string
  params?: unknown
  exec?: unknown
}

interface System {
  scheduler: {
    schedule: (...of: [AnyActorRef, AnyActorRef, AnyEventObject, number, string]) => void
    cancel: (source: AnyActorRef, id: string) => void
  }
  _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void
  getSnapshot: () => { _scheduledEvents?: Record<string, Scheduled> }
}

interface Internals {
  _parent?: AnyActorRef
  _syncSnapshot?: boolean
  _actorScope?: { actionExecutor: (action: Action) => void }
}

const systemOf = ({ system }: AnyActorRef) => system as unknown as System
const internalsOf = (actor: AnyActorRef) => actor as unknown as Internals

/** By these a system is told of an actor, and an actor of an event. */
const MUTED = ['_sendInspectionEvent', '_set', '_register', '_unregister', '_relay']

/** What this version of XState lacks, by name; a part of the inspector stands on each. */
export const missingIn = (actor: AnyActorRef): string[] => {
  const { system } = actor
  const parts: Record<string, boolean> = {
    'system._scheduledEvents': '_scheduledEvents' in systemOf(actor).getSnapshot(),
    'system.scheduler': 'schedule' in (systemOf(actor).scheduler ?? {}),
    'actor._parent': '_parent' in actor,
    'actor._syncSnapshot': '_syncSnapshot' in actor,
    'actor._actorScope': 'actionExecutor' in (internalsOf(actor)._actorScope ?? {}),
    ...Object.fromEntries(MUTED.map((name) => [`system.${name}`, name in system])),
  }
  return Object.keys(parts).filter((part) => !parts[part])
}

/** The timers of a system by XState's keys. */
export const scheduledIn = (actor: AnyActorRef) =>
  systemOf(actor).getSnapshot()._scheduledEvents ?? {}

export const schedulerOf = (actor: AnyActorRef) => systemOf(actor).scheduler

export const parentOf = (actor: AnyActorRef) => internalsOf(actor)._parent

/** Whether it tells its parent each of its snapshots. */
export const isSynced = (actor: AnyActorRef) => internalsOf(actor)._syncSnapshot

/**
 * Asks whether an actor of a system may take an event that comes from outside: XState reports it too
 * late for that. Returns what ends that.
 */
export const guardSystem = (
  root: AnyActor,
  mayTake: (target: AnyActor, event: AnyEventObject) => boolean,
) => {
  const system = systemOf(root)
  const { _relay: relay } = system
  system._relay = (source, target, event) => {
    if (source || mayTake(target as AnyActor, event)) relay(source, target, event)
  }
  return () => {
    system._relay = relay
  }
}

export const takenIn = (microstep: object) =>
  (microstep as { _transitions?: AnyTransitionDefinition[] })._transitions ?? []

/** Lets an actor that is being created run without its own actions: only XState's are executed. */
export const withoutActions = (actor: AnyActor, onOwn: () => void) => {
  const scope = internalsOf(actor)._actorScope
  if (!scope) return
  const { actionExecutor } = scope
  scope.actionExecutor = (action) => {
    const isOwn = !action.type.startsWith('xstate.')
    if (isOwn) onOwn()
    actionExecutor(isOwn ? { ...action, exec: undefined } : action)
  }
}

const nothing = () => {}

/** An actor of which nothing is heard: it can be read, but not be sent anything. */
export const muted = (actor: AnyActorRef, system: object = actor.system): AnyActorRef =>
  Object.assign(Object.create(actor) as AnyActorRef, { system, send: nothing, stop: nothing })

/**
 * What a machine needs to take an event without anything being done: it is told instead.
 *
 * @param children the actors that it has started by then
 */
export const inertScope = (
  actor: AnyActorRef,
  children: readonly AnyActorRef[],
  onTaken: (taken: readonly AnyTransitionDefinition[]) => void,
  onAction: (action: Action) => void,
) => {
  const others = Object.entries(actor.system.getAll()) as [string, AnyActorRef][]
  /** Who has which id in the system, which is told of none. */
  const holders = new Map<string | undefined, AnyActorRef>([
    ...others.filter(([, other]) => parentOf(other) !== actor),
    ...children.map((child) => [(child as AnyActor).systemId, child] as const),
  ])
  const system = Object.assign(Object.create(actor.system) as object, {
    get: (id: string) => holders.get(id),
    _set: (id: string, child: AnyActorRef) => {
      if (holders.has(id)) throw new Error(`Actor with system ID '${id}' already exists.`)
      holders.set(id, child)
    },
    _unregister: ({ systemId }: AnyActor) => holders.delete(systemId),
    _sendInspectionEvent: (inspected: { type: string }) => {
      if (inspected.type === '@xstate.microstep') onTaken(takenIn(inspected))
    },
    ...{ _register: nothing, _relay: nothing },
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
  })
  return {
    ...{ self: muted(actor, system), id: actor.id, sessionId: actor.sessionId, system },
    ...{ defer: nothing, emit: nothing, logger: nothing, stopChild: nothing },
    actionExecutor: (action: Action) => {
      // XState takes the id of one that is to be stopped at once.
      if (action.type === 'xstate.stopChild') (action.exec as () => void)()
      onAction(action)
    },
  } as never
}
