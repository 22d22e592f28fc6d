import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { toJson } from '../observe/json'
import { nameOf } from '../observe/names'
import { snapshotOf } from '../observe/snapshots'
import type { Json } from '../protocol'
import { activeStates, type Entry, transitionId } from '../seam'
import type { DeliveredEvent } from '../store/history'
import { foresee, type Foreseen } from '../store/foresee'
import { eventsFor, variantsOf } from '../store/choices'
import { childrenIn } from '../xstate/services'
import { type Beginning, createReplica, type Recording } from '../sources/replica'

/** After so many a way from one input is given up, at first and at last: some contexts have no end. */
const [FEW_STATES, MOST_STATES] = [10, 150]
/** Ways that are tried: what is foreseen leaves out what the actors inside do. */
const MOST_WAYS = 5
const MOST_PENDING = 3
/** The page goes on after each. Milliseconds. */
const SLICE_MS = 30

let begun = 0

const letPageGoOn = async () => {
  if (performance.now() - begun < SLICE_MS) return
  await new Promise((resolve) => setTimeout(resolve))
  begun = performance.now()
}

type Way = readonly DeliveredEvent[]

/** By what it may take, one moment differs from another: also by who runs, and what is delayed. */
const keyOf = (snapshot: AnyMachineSnapshot, pending: Reached['pending']) => {
  const { value, context } = snapshot
  const names = new Set(childrenIn(snapshot).map(nameOf))
  return JSON.stringify([value, toJson(context), [...names], pending.map(({ type }) => type)])
}

const delayedEvents = (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  activeStates(snapshot).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** The events that actions raise after a delay. */
const raisedLater = (actions: Foreseen['actions']): AnyEventObject[] =>
  actions.flatMap(({ type, params }) => {
    const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: unknown }
    const isLate = type === 'xstate.raise' && typeof delay === 'number'
    return isLate && event && !event.type.startsWith('xstate.') ? event : []
  })

interface Reached {
  snapshot: AnyMachineSnapshot
  way: Way
  pending: readonly AnyEventObject[]
}

/** The ways on which a fresh actor is foreseen to take a transition, the short ones first. */
async function* waysTo(
  machine: AnyStateMachine,
  wanted: string,
  start: Beginning,
  mostStates: number,
): AsyncGenerator<Way> {
  const { actor, taken } = createReplica(machine, start)
  const first = actor.getSnapshot() as AnyMachineSnapshot
  if (taken.has(wanted)) yield []
  if (first.status !== 'active') return
  const seen = new Set([keyOf(first, [])])
  const values = new Set<string>()
  const open: Reached[] = [{ snapshot: first, way: [], pending: [] }]
  for (let count = 0; count < mostStates && open[0]; count += 1) {
    const { snapshot, way, pending } = open.shift()!
    const events = eventsFor(snapshotOf(actor, snapshot), true)
    const delayed = [...delayedEvents(snapshot), ...pending]
    for (const event of [...events, ...delayed]) {
      await letPageGoOn()
      const next = foresee(actor, snapshot, event)
      const longer = [...way, { at: 0, event, isDelayed: delayed.includes(event) }]
      if (next.taken.some((one) => transitionId(one) === wanted)) yield longer
      if (next.isIgnored || next.snapshot.status !== 'active') continue
      const raised = [...pending.filter((one) => one !== event), ...raisedLater(next.actions)]
      const later = raised.slice(0, MOST_PENDING)
      const key = keyOf(next.snapshot, later)
      if (seen.has(key)) continue
      seen.add(key)
      const value = JSON.stringify(next.snapshot.value)
      const reached = { snapshot: next.snapshot, way: longer, pending: later }
      // States that are new come before known ones with another context: of these there is no end.
      open[values.has(value) ? 'push' : 'unshift'](reached)
      values.add(value)
    }
  }
}

/**
 * A short way from a machine's start to a transition, as a recording: from the given input, or
 * else from one that is like the catalogue's. Null if none is found.
 *
 * @param isChild whether another actor has started it
 */
export const wayTo = async (
  entry: Entry,
  wanted: string,
  input: unknown,
  isChild = false,
): Promise<Recording | null> => {
  const { machine } = entry
  const sample = toJson(entry.input)
  const isRecord = typeof sample === 'object' && sample !== null && !Array.isArray(sample)
  const others = isRecord ? variantsOf(sample as Record<string, Json>, sample) : []
  const starts = [...new Set([input, entry.input, ...others])]
  const searches = starts.map((start) => [start, FEW_STATES] as const)
  for (const [start, most] of [...searches, [input, MOST_STATES] as const]) {
    let tried = 0
    for await (const way of waysTo(machine, wanted, { input: start, isChild }, most)) {
      const beginning = { input: start, isChild }
      const { taken, play } = createReplica(machine, beginning)
      way.forEach(play)
      if (taken.has(wanted)) return { ...beginning, events: way, wanted }
      tried += 1
      if (tried >= MOST_WAYS) break
    }
  }
  return null
}
