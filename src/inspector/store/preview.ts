import type { AnyActorRef, AnyEventObject } from 'xstate'

import { duration } from '../../chart/chart'
import { toJson } from '../observe/json'
import { nameOf } from '../observe/names'
import { liveOf } from '../observe/snapshots'
import type { ActorSnapshot, JsonEvent, StateName } from '../protocol'
import { changesBetween } from './changes'
import { foresee, type Foreseen, messageOf } from './foresee'
import { memoize } from './memoize'
import { stateParts } from './state-line'
import { isIntact, reasonOf } from './why'

interface Params {
  event?: JsonEvent
  delay?: number
  actorRef?: AnyActorRef
  sendId?: string
}

/** An action's name; of what XState does itself, only what can be noticed. */
const actsOf = (
  { timers }: ActorSnapshot,
  { type, params }: { type: string; params?: unknown },
): string[] => {
  const { event, delay, actorRef, sendId } = (params ?? {}) as Params
  if (type === 'xstate.emit' && event) return [event.type]
  if (type === 'xstate.sendTo' && event) return [`sends ${event.type}`]
  if (type === 'xstate.spawnChild' && actorRef) return [`starts ${nameOf(actorRef)}`]
  if (type === 'xstate.stopChild' && params) return [`stops ${nameOf(params as AnyActorRef)}`]
  if (type === 'xstate.cancel') {
    // What ends the delay of a state is seen by the state.
    const isSeen = !sendId?.startsWith('xstate.') && timers.some(({ id }) => id === sendId)
    return isSeen ? [`cancels ${sendId}`] : []
  }
  if (type === 'xstate.raise' && typeof delay === 'number' && event)
    return [
      event.type.startsWith('xstate.after.')
        ? 'delay restarts'
        : `${event.type} in ${duration(delay)}`,
    ]
  if (type.startsWith('xstate.')) return []
  return [/^(?:actions?|\(anonymous\))$/.test(type) ? 'an action written in place' : type]
}

/**
 * What a machine would do with each event, by the event: a snapshot is asked for the same ones again.
 * Undefined if it takes none, or if it is not known any more what it was.
 */
const foreseen = memoize((snapshot: ActorSnapshot) => {
  const known = new WeakMap<object, Foreseen>()
  const takesAny = snapshot.status === 'active' && isIntact(snapshot)
  return (event: AnyEventObject) => {
    if (takesAny && !known.has(event))
      known.set(event, foresee(snapshot.live.actor, liveOf(snapshot), event))
    return known.get(event)
  }
})

/**
 * Where an event would lead, or what it would change and do besides: names of actions, of actors that are
 * started and of events that are sent. Empty if nothing, null if it is ignored. No action is executed.
 */
export const effectOf = (snapshot: ActorSnapshot, event: AnyEventObject): string | null => {
  const next = foreseen(snapshot)(event)
  if (!next || next.isIgnored) return null
  const { context, error } = next.snapshot
  const [value, status] = [next.snapshot.value as StateName, next.snapshot.status as string]
  if (status === 'error') return `fails: ${messageOf(error)}`
  const before = stateParts(snapshot.value)
  const entered = stateParts(value).filter((part) => !before.includes(part))
  const end = status === 'active' ? '' : ` · ${status}`
  const doubt =
    next.unsure.length > 0 ? ` (not foreseeable: it asks ${next.unsure.join(', ')})` : ''
  if (entered.length > 0) return `→\u00A0${entered.join(' · ')}${end}${doubt}`
  // Which of its parts are other ones, the snapshot tells.
  const changes = changesBetween(snapshot, { ...snapshot, value, context: toJson(context) })
  const fields = changes.map(({ path }) => path.split('.')[0])
  const acts = next.actions.flatMap((action) => actsOf(snapshot, action))
  const parts = [
    fields.length > 0 && `changes: ${[...new Set(fields)].join(', ')}`,
    acts.length > 0 && `does: ${[...new Set(acts)].join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(' · ')}${end}${doubt}` : end && `→${end}`
}

/** Whether an event would change something, without a fault. */
export const isTelling = (effect: string | null | undefined) =>
  Boolean(effect) && !effect!.startsWith('fails: ')

/** The same in words, or why it is ignored. */
export const outcomeOf = (snapshot: ActorSnapshot, event: AnyEventObject): string => {
  const effect = effectOf(snapshot, event)
  return effect === null ? reasonOf(snapshot, event) : effect || 'changes nothing'
}
