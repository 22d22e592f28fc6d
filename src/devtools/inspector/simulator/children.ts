import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { childrenOf } from '#devtools/actors/children-of.ts'

/** The events by which an actor reports its end to its parent. */
const END = /^xstate\.(?<status>done|error)\.actor\.(?<id>.+)$/s

const isIn = (children: readonly AnyActor[], { sessionId }: AnyActor) =>
  children.some((child) => child.sessionId === sessionId)

/** An actor that was never started, as it is once it has ended. */
const ended = (child: AnyActor, status: string, { output, error }: AnyEventObject): AnyActor => {
  const snapshot: unknown = { ...child.getSnapshot(), status, output, error }
  return Object.create(child, {
    getSnapshot: { value: () => snapshot },
    getPersistedSnapshot: { value: () => child.logic.getPersistedSnapshot(snapshot) },
  }) as AnyActor
}

/**
 * A snapshot in which the actor whose end was reported has ended: it stays there until its state is
 * left.
 */
export const withEnd = (
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): AnyMachineSnapshot => {
  const { status, id } = END.exec(event.type)?.groups ?? {}
  const child = status && childrenOf(before).find((one) => one.id === id)
  if (!child || !isIn(childrenOf(after), child)) return after
  return { ...after, children: { ...after.children, [child.id]: ended(child, status, event) } }
}

/** The events that an actor sends its parent when it starts. Its first state may be its last. */
export const firstWordsOf = (child: AnyActor): AnyEventObject[] => {
  const { id, options } = child
  const snapshot = child.getSnapshot() as Partial<Record<string, unknown>>
  const { status, output, error } = snapshot
  if (status === 'done') return [{ type: `xstate.done.actor.${id}`, output, actorId: id }]
  if (status === 'error') return [{ type: `xstate.error.actor.${id}`, error, actorId: id }]
  const isHeard = (options as { syncSnapshot?: boolean }).syncSnapshot
  return isHeard ? [{ type: `xstate.snapshot.${id}`, snapshot }] : []
}

/** The events that the actors started in a step send at once. */
export const firstWords = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot) => {
  const old = before ? childrenOf(before) : []
  return childrenOf(after)
    .filter((child) => !isIn(old, child))
    .flatMap(firstWordsOf)
}
