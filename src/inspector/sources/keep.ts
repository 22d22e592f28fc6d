import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate'

import { copyOf, isActor } from '../observe/json'
import { actorAt } from '../observe/snapshots'
import { nameOf } from '../observe/names'
import type { ActorSnapshot, Timer } from '../protocol'
import { isIntact } from '../store/why'
import { isSynced, parentOf, schedulerOf } from '../xstate/private'
import { childrenIn, logicOf } from '../xstate/services'

/** A timer by the paths of its actors. */
interface KeptTimer extends Pick<Timer, 'id' | 'event'> {
  /** Milliseconds. */
  left: number
  source: readonly string[]
  target: readonly string[]
}

/** All of an actor and of those inside at a moment: from it they can be started again. */
export interface Kept {
  snapshot: Snapshot<unknown>
  timers: readonly KeptTimer[]
}

/** Ids from the root to an actor: a restored one has the same. */
const idsOf = (actor: AnyActorRef): string[] => {
  const parent = parentOf(actor)
  return parent ? [...idsOf(parent), actor.id] : []
}

/** Finds the snapshot of an actor at a moment. */
type Finder = (actor: AnyActorRef) => ActorSnapshot | undefined

const unknown = (actor: AnyActorRef): never => {
  throw new Error(`what ${nameOf(actor)} was then is not known`)
}

/** Throws if a context refers to actors in a way that XState does not bring back. */
const checkActors = ({ live: { snapshot } }: ActorSnapshot, children: readonly AnyActorRef[]) => {
  const { context } = snapshot as Partial<AnyMachineSnapshot>
  const look = (value: unknown, isInside: boolean, seen: readonly unknown[]): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
    if (seen.includes(value)) throw new Error('its context contains itself')
    if (isActor(value)) {
      const isChild = children.includes(value)
      if (isInside || !isChild)
        throw new Error(`its context holds ${nameOf(value)}, which XState cannot restore there`)
      return
    }
    const isCollection = value instanceof Map || value instanceof Set
    const parts: unknown[] = isCollection ? [...value.values()] : Object.values(value)
    for (const part of parts) look(part, isInside || isCollection, [...seen, value])
  }
  look(context, false, [])
}

/**
 * Keeps an actor as it was.
 *
 * @throws what cannot be restored, in words
 */
export const keep = (root: ActorSnapshot, find: Finder, at: number): Kept => {
  const { actor: rootActor } = root.live
  const from = idsOf(rootActor).length
  const timers: KeptTimer[] = []
  const persist = (snapshot: ActorSnapshot): Snapshot<unknown> => {
    const { actor, snapshot: live } = snapshot.live
    const [logic, options] = [logicOf(actor), { __unsafeAllowInlineActors: true }]
    const source = idsOf(actor).slice(from)
    for (const { target, due, id, event } of snapshot.timers) {
      if (Number.isNaN(due)) throw new Error('how much of its delays was left is not known')
      timers.push({ source, target: idsOf(target).slice(from), id, event, left: due - at })
    }
    if (!('machine' in live)) return logic.getPersistedSnapshot(live, options)
    if (!isIntact(snapshot)) throw new Error('its context was changed in place since')
    const children = childrenIn(live)
    checkActors(snapshot, children)
    const persisted = logic.getPersistedSnapshot({ ...live, children: {} }, options) as object
    const kept = children.map((child) => {
      const { src, systemId } = child as AnyActor
      const inner = persist(find(child) ?? unknown(child))
      return [child.id, { snapshot: inner, src, systemId, syncSnapshot: isSynced(child) }] as const
    })
    return { ...persisted, children: Object.fromEntries(kept) } as never
  }
  return { snapshot: copyOf(persist(root)), timers }
}

/** A fresh actor as another one was kept, with what is left of its timers armed. */
export const revive = (machine: AnyStateMachine, kept: Kept, options: object): AnyActor => {
  const snapshot = copyOf(kept.snapshot)
  const actor = createActor(machine, { ...options, snapshot } as never) as AnyActor
  // Else XState would tell the page of a snapshot that is none of this machine.
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const { source, target, event, left, id } of kept.timers) {
    const [one, other] = [actorAt(actor, source), actorAt(actor, target)]
    // XState does not arm them (xstate#5331).
    if (one && other) schedulerOf(one).schedule(one, other, event, Math.max(0, left), id)
  }
  return actor
}
