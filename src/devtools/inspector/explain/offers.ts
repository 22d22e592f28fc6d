import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { childrenOf } from '#devtools/actors/children-of.ts'
import { ROUTE, routeEvents } from '#devtools/actors/state-routes.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { memoizeLast } from './memoize.ts'
import { effectOf, hasEffect } from './preview.ts'
import type { Samples } from './samples.ts'

/** An event that may be sent. */
export interface Offer {
  event: AnyEventObject
  /** Whether it would change something now; undefined while there is no time to look. */
  changes: boolean | undefined
}

/**
 * Most values of a context that are tried in a field: an id, an index. A longer list says no more.
 */
const MOST_VALUES = 50
/** How deep in the context such values are looked for. */
const MOST_DEPTH = 4

const valuesIn = (data: unknown, depth = 0): unknown[] => {
  if (typeof data !== 'object' || data === null) return [data]
  if (depth > MOST_DEPTH) return []
  const inner: unknown[] = []
  const parts = Array.isArray(data) ? data.slice(0, MOST_VALUES) : Object.values(data)
  for (const part of parts) {
    if (inner.length >= MOST_VALUES) break
    inner.push(...valuesIn(part, depth + 1))
  }
  return inner
}

/**
 * An event as it is, and with each field replaced: by the field's few values, if it has them, or by
 * values of the context.
 */
export const variantsOf = (
  sample: AnyEventObject,
  context: readonly unknown[],
  values: Samples['values'],
) => {
  const variants = [sample]
  for (const [key, value] of Object.entries(sample)) {
    if (key === 'type') continue
    const others = values[key] ?? context.filter((one) => typeof one === typeof value)
    for (const other of typeof value === 'boolean' ? [!value] : others)
      variants.push({ ...sample, [key]: other })
  }
  return variants
}

/** The machine's own events, or those of one type, each with its samples. */
export const ownEvents = (
  { machine, context }: AnyMachineSnapshot,
  { events, values }: Samples,
  only?: string,
) => {
  const isAsked = (type: string) => !type.startsWith('xstate.') && type === (only ?? type)
  const types = machine.events.filter(
    (type: string) => isAsked(type) && !type.endsWith('*'),
  ) as string[]
  const bare = types.filter((type) => events.every((sample) => sample.type !== type))
  const inContext = [...new Set(valuesIn(context))].slice(0, MOST_VALUES)
  const samples = events.filter(({ type }) => isAsked(type))
  return [
    ...samples.flatMap((sample) => variantsOf(sample, inContext, values)),
    ...bare.map((type): AnyEventObject => ({ type })),
    ...(only === undefined ? routeEvents(machine.root) : []),
  ]
}

/**
 * Events by which the actors that a machine has started report to it: in a simulator nobody runs
 * them.
 */
export const eventsOfChildren = (before: AnyMachineSnapshot, { events }: Samples) =>
  childrenOf(before).flatMap((child): AnyEventObject[] => {
    const { id, options } = child
    const snapshot: { status: string } = child.getSnapshot()
    if (snapshot.status !== 'active') return []
    const done = { type: `xstate.done.actor.${id}`, output: null, actorId: id }
    const error = { type: `xstate.error.actor.${id}`, error: null, actorId: id }
    // The actor's snapshots are reported, too, if the machine asks for them.
    const changed = { type: `xstate.snapshot.${id}`, snapshot }
    const isAsked = (options as { syncSnapshot?: boolean }).syncSnapshot
    return [done, error, ...(isAsked ? [changed] : [])].flatMap((event) => {
      const samples = events.filter(({ type }) => type === event.type)
      return samples.length > 0 ? samples : [event]
    })
  })

/** The kind of an event, of which one is offered; each route is a kind of its own. */
const offerKind = ({ type, ...data }: AnyEventObject) =>
  type === ROUTE ? `${type} ${String(data['to'])}` : type

const offersIn = (snapshot: AnyMachineSnapshot, samples: Samples, isSimulated: boolean) => {
  const fromChildren = isSimulated ? eventsOfChildren(snapshot, samples) : []
  const events = [...ownEvents(snapshot, samples), ...fromChildren]
  const kinds = [...new Set(events.map(offerKind))]
  return kinds.map((kind): Offer => {
    const candidates = events.filter((event) => offerKind(event) === kind)
    const changing = candidates.find((event) => hasEffect(snapshot, event))
    const taken = candidates.find((event) => effectOf(snapshot, event) === '')
    const event = changing ?? taken ?? candidates[0]!
    const isOpen = !changing && candidates.some((one) => effectOf(snapshot, one) === undefined)
    return { event, changes: isOpen ? undefined : changing !== undefined }
  })
}

/** Offers of which it is open whether they change something are worked out again. */
const rememberedOffers = memoizeLast(offersIn, (offers) =>
  offers.every(({ changes }) => changes !== undefined),
)

/**
 * The events that an actor may be sent, one of each type, with data by which it would change
 * something now, if there is any. The order is always the same: a row must not move from under the
 * pointer.
 *
 * @param isSimulated whether the actors that it has started do not run: their reports are
 * offered, too
 */
export const offersFor = (
  snapshot: AnyMachineSnapshot,
  samples: Samples,
  isSimulated = false,
): readonly Offer[] => rememberedOffers(snapshot, samples, isSimulated)

/** The transitions that would change something now, by id, each with the event that takes it. */
export const sendableIn = (
  snapshot: AnyMachineSnapshot,
  samples: Samples,
  isSimulated = false,
): ReadonlyMap<string, AnyEventObject> => {
  const changing = offersFor(snapshot, samples, isSimulated).filter(({ changes }) => changes)
  return new Map(
    changing.flatMap(({ event }) =>
      snapshot.machine
        .getTransitionData(snapshot, event)
        .map((taken) => [transitionId(taken), event] as const),
    ),
  )
}
